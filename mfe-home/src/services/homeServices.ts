import type { Path } from 'shared/contract';
import type { CurrentGlowProps } from 'shared/motion';
import cmsFrameworkDrawing from '../../art/current-cms-framework.svg';
import digitalMarketingDrawing from '../../art/current-digital-marketing.svg';
import webDesignDrawing from '../../art/current-web-design.svg';
import websitesDrawing from '../../art/current-websites.svg';
import cmsFrameworkLens from '../../art/lens-cms-framework.svg';
import digitalMarketingLens from '../../art/lens-digital-marketing.svg';
import webDesignLens from '../../art/lens-web-design.svg';
import websitesLens from '../../art/lens-websites.svg';
import type { HomeMessages } from '../messages.ts';

/** A row of the services block (SPEC §2, home page). Messages hold its texts. */
export interface HomeService {
  readonly key: keyof HomeMessages['services']['items'];
  readonly path: Path;
  readonly tone: 'blue' | 'green' | 'amber' | 'red';
  /** Drawing of the row's stream. */
  readonly drawing: string;
  /** Loads the lines of the stream, along which particles drift. */
  readonly lines: CurrentGlowProps['lines'];
  /** Picture in the lens: the stream with the service's subject. */
  readonly lens: string;
}

/** Returns a function that loads a row's lines from a separate chunk. It is called only when a mouse enters the row. */
const createLinesLoader = (key: HomeService['key']) => async () =>
  (await import(/* webpackChunkName: "currentLines" */ './currentLines.ts')).currentLines[key];

/**
 * The four services, in the order of the SPEC. Websites and web design have no page of their own: one row links to the portfolio, the other
 * to a case.
 */
export const homeServices: readonly HomeService[] = [
  {
    key: 'websites',
    path: '/portfolio',
    tone: 'blue',
    drawing: websitesDrawing,
    lines: createLinesLoader('websites'),
    lens: websitesLens,
  },
  {
    key: 'cmsFramework',
    path: '/services/cms-framework',
    tone: 'green',
    drawing: cmsFrameworkDrawing,
    lines: createLinesLoader('cmsFramework'),
    lens: cmsFrameworkLens,
  },
  {
    key: 'webDesign',
    path: '/portfolio/bmed',
    tone: 'amber',
    drawing: webDesignDrawing,
    lines: createLinesLoader('webDesign'),
    lens: webDesignLens,
  },
  {
    key: 'digitalMarketing',
    path: '/services/digital-marketing',
    tone: 'red',
    drawing: digitalMarketingDrawing,
    lines: createLinesLoader('digitalMarketing'),
    lens: digitalMarketingLens,
  },
];
