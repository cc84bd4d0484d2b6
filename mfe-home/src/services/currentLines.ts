import type { Polyline } from 'shared/motion';
import cmsFramework from '../../art/current-cms-framework.json';
import digitalMarketing from '../../art/current-digital-marketing.json';
import webDesign from '../../art/current-web-design.json';
import websites from '../../art/current-websites.json';

// TypeScript infers arrays of numbers from the JSON, not pairs; the generator writes only pairs.
const toPolylines = ({ lines }: { readonly lines: unknown }) => lines as readonly Polyline[];

/** Lines of each row's stream, along which particles drift. */
export const currentLines = {
  websites: toPolylines(websites),
  cmsFramework: toPolylines(cmsFramework),
  webDesign: toPolylines(webDesign),
  digitalMarketing: toPolylines(digitalMarketing),
};
