import type { Polyline } from 'shared/motion';
import strategy from '../../art/channel-marketing-strategy.json';
import ppc from '../../art/channel-ppc.json';
import seo from '../../art/channel-seo.json';
import smm from '../../art/channel-smm.json';
import delta from '../../art/delta.json';
import upright from '../../art/delta-upright.json';
import laravel from '../../art/reach-laravel.json';
import opencart from '../../art/reach-opencart.json';
import symfony from '../../art/reach-symfony.json';
import wordpress from '../../art/reach-wordpress.json';
import type { HubService } from '../services/services.ts';

// A file of numbers does not say that they come in pairs; the generator writes nothing else.
const polylines = ({ lines }: { readonly lines: unknown }) => lines as readonly Polyline[];

/** The lines of each service's current, along which particles drift: points in parts of the drawing's box. */
export const currentLines: Readonly<Record<HubService['key'], readonly Polyline[]>> = {
  seo: polylines(seo),
  ppc: polylines(ppc),
  smm: polylines(smm),
  'marketing-strategy': polylines(strategy),
  wordpress: polylines(wordpress),
  opencart: polylines(opencart),
  laravel: polylines(laravel),
  symfony: polylines(symfony),
};

/** The lines of a service's channel in the delta, in parts of that channel. */
export const deltaLines = (key: HubService['key']): readonly Polyline[] =>
  polylines(delta.channels.find((channel) => channel.key === key) ?? { lines: [] });

/** The lines of a service's channel where the delta stands upright, in parts of its row. */
export const bandLines = (key: HubService['key']): readonly Polyline[] =>
  polylines(upright.channels.find((channel) => channel.key === key) ?? { lines: [] });
