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
const toPolylines = ({ lines }: { readonly lines: unknown }) => lines as readonly Polyline[];

/** The lines of each service's current, along which particles drift: points in parts of the drawing's box. */
export const currentLines: Readonly<Record<HubService['key'], readonly Polyline[]>> = {
  seo: toPolylines(seo),
  ppc: toPolylines(ppc),
  smm: toPolylines(smm),
  'marketing-strategy': toPolylines(strategy),
  wordpress: toPolylines(wordpress),
  opencart: toPolylines(opencart),
  laravel: toPolylines(laravel),
  symfony: toPolylines(symfony),
};

/** The lines of a service's channel in the delta, in parts of that channel. */
export const getDeltaLines = (key: HubService['key']): readonly Polyline[] =>
  toPolylines(delta.channels.find((channel) => channel.key === key) ?? { lines: [] });

/** The lines of a service's channel where the delta stands upright, in parts of its row. */
export const getBandLines = (key: HubService['key']): readonly Polyline[] =>
  toPolylines(upright.channels.find((channel) => channel.key === key) ?? { lines: [] });
