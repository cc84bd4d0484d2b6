import type { Path } from 'shared/contract';
import type { HomeMessages } from '../messages.ts';

/** A row of the services block (SPEC §2, home page). Its words are messages. */
export interface HomeService {
  readonly key: keyof HomeMessages['services']['items'];
  readonly path: Path;
}

/** The four services, in the specified order. Websites and web design have no page of their own: the work speaks for them. */
export const homeServices: readonly HomeService[] = [
  { key: 'websites', path: '/portfolio' },
  { key: 'cmsFramework', path: '/services/cms-framework' },
  { key: 'webDesign', path: '/portfolio' },
  { key: 'digitalMarketing', path: '/services/digital-marketing' },
];
