import type { Path } from 'shared/contract';
import type { Polyline } from 'shared/motion';
import cmsFramework from '../art/current-cms-framework.json';
import cmsFrameworkDrawing from '../art/current-cms-framework.svg';
import digitalMarketing from '../art/current-digital-marketing.json';
import digitalMarketingDrawing from '../art/current-digital-marketing.svg';
import webDesign from '../art/current-web-design.json';
import webDesignDrawing from '../art/current-web-design.svg';
import websites from '../art/current-websites.json';
import websitesDrawing from '../art/current-websites.svg';
import type { HomeMessages } from '../messages.ts';

/** A row of the services block (SPEC §2, home page). Its words are messages. */
export interface HomeService {
  readonly key: keyof HomeMessages['services']['items'];
  readonly path: Path;
  readonly tone: 'blue' | 'green' | 'amber' | 'red';
  /** The row's own current, and its lines, along which particles drift. */
  readonly drawing: string;
  readonly lines: readonly Polyline[];
}

// A file of numbers does not say that they come in pairs; the generator writes nothing else.
const polylines = ({ lines }: { readonly lines: readonly (readonly (readonly number[])[])[] }) =>
  lines as unknown as readonly Polyline[];

/** The four services, in the specified order. Websites and web design have no page of their own: the work speaks for them. */
export const homeServices: readonly HomeService[] = [
  { key: 'websites', path: '/portfolio', tone: 'blue', drawing: websitesDrawing, lines: polylines(websites) },
  {
    key: 'cmsFramework',
    path: '/services/cms-framework',
    tone: 'green',
    drawing: cmsFrameworkDrawing,
    lines: polylines(cmsFramework),
  },
  { key: 'webDesign', path: '/portfolio', tone: 'amber', drawing: webDesignDrawing, lines: polylines(webDesign) },
  {
    key: 'digitalMarketing',
    path: '/services/digital-marketing',
    tone: 'red',
    drawing: digitalMarketingDrawing,
    lines: polylines(digitalMarketing),
  },
];
