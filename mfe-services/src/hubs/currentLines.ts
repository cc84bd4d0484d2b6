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

// Casts, because TypeScript infers `number[]` from the JSON. The generator of the file writes only pairs.
const toPolylines = ({ lines }: { readonly lines: unknown }) => lines as readonly Polyline[];

/** Lines along which particles drift in each service's card. Coordinates are fractions of the width and height of the card's drawing. */
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

/** Returns the particle lines of a service's channel in the delta, in fractions of the channel. */
export const getRiverDeltaLines = (key: HubService['key']): readonly Polyline[] =>
  toPolylines(delta.channels.find((channel) => channel.key === key) ?? { lines: [] });

/** Returns a service's particle lines in the delta for phones, in fractions of the service's row. */
export const getPhoneChannelLines = (key: HubService['key']): readonly Polyline[] =>
  toPolylines(upright.channels.find((channel) => channel.key === key) ?? { lines: [] });
