import type { Polyline } from 'shared/motion';
import strategy from '../../art/channel-marketing-strategy.svg';
import ppc from '../../art/channel-ppc.svg';
import seo from '../../art/channel-seo.svg';
import smm from '../../art/channel-smm.svg';
import laravel from '../../art/reach-laravel.svg';
import opencart from '../../art/reach-opencart.svg';
import symfony from '../../art/reach-symfony.svg';
import wordpress from '../../art/reach-wordpress.svg';
import type { HubService } from '../services/services.ts';

export const cardStreamDrawings: Readonly<Record<HubService['key'], string>> = {
  seo,
  ppc,
  smm,
  'marketing-strategy': strategy,
  wordpress,
  opencart,
  laravel,
  symfony,
};

/** Loads the particle lines of all cards: a separate chunk, which the browser requests only when a mouse moves over a card. */
export const loadCurrentLines = () => import(/* webpackChunkName: "currentLines" */ './currentLines.ts');

/** Moves particle lines from a drawing to its card. `top` and `height` place the drawing, in fractions of the card's height. */
export const placeLines = (lines: readonly Polyline[], { top, height }: { top: number; height: number }): Polyline[] =>
  lines.map((line) => line.map(([x, y]) => [x, top + y * height] as const));
