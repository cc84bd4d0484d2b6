import type { Polyline } from 'shared/motion';
import cmsFramework from '../../art/current-cms-framework.json';
import digitalMarketing from '../../art/current-digital-marketing.json';
import webDesign from '../../art/current-web-design.json';
import websites from '../../art/current-websites.json';

// A file of numbers does not say that they come in pairs; the generator writes nothing else.
const toPolylines = ({ lines }: { readonly lines: unknown }) => lines as readonly Polyline[];

/** The lines of each row's current. */
export const currentLines = {
  websites: toPolylines(websites),
  cmsFramework: toPolylines(cmsFramework),
  webDesign: toPolylines(webDesign),
  digitalMarketing: toPolylines(digitalMarketing),
};
