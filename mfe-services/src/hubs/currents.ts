import type { Polyline } from 'shared/motion';
import laravelLines from '../art/channel-laravel.json';
import laravel from '../art/channel-laravel.svg';
import strategyLines from '../art/channel-marketing-strategy.json';
import strategy from '../art/channel-marketing-strategy.svg';
import opencartLines from '../art/channel-opencart.json';
import opencart from '../art/channel-opencart.svg';
import ppcLines from '../art/channel-ppc.json';
import ppc from '../art/channel-ppc.svg';
import seoLines from '../art/channel-seo.json';
import seo from '../art/channel-seo.svg';
import smmLines from '../art/channel-smm.json';
import smm from '../art/channel-smm.svg';
import symfonyLines from '../art/channel-symfony.json';
import symfony from '../art/channel-symfony.svg';
import wordpressLines from '../art/channel-wordpress.json';
import wordpress from '../art/channel-wordpress.svg';
import delta from '../art/delta.json';
import type { HubService } from '../services/services.ts';

/** A drawn current, and its lines, along which particles drift: points in parts of the drawing's box. */
export interface DrawnCurrent {
  readonly drawing: string;
  readonly lines: readonly Polyline[];
}

// A file of numbers does not say that they come in pairs; the generator writes nothing else.
const drawn = (drawing: string, { lines }: { readonly lines: unknown }): DrawnCurrent => ({
  drawing,
  lines: lines as readonly Polyline[],
});

/** Each service under a hub has a current of its own. */
export const currents: Readonly<Record<HubService['key'], DrawnCurrent>> = {
  seo: drawn(seo, seoLines),
  ppc: drawn(ppc, ppcLines),
  smm: drawn(smm, smmLines),
  'marketing-strategy': drawn(strategy, strategyLines),
  wordpress: drawn(wordpress, wordpressLines),
  opencart: drawn(opencart, opencartLines),
  laravel: drawn(laravel, laravelLines),
  symfony: drawn(symfony, symfonyLines),
};

/** The lines of a service's channel in the delta, in parts of that channel. */
export const deltaLines = (key: HubService['key']): readonly Polyline[] =>
  drawn('', delta.channels.find((channel) => channel.key === key) ?? { lines: [] }).lines;

/** Lines of a drawing that fills only a part of the height of the box that the particles drift in. */
export const placed = (lines: readonly Polyline[], { top, height }: { top: number; height: number }): Polyline[] =>
  lines.map((line) => line.map(([x, y]) => [x, top + y * height] as const));
