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

/** Drawing of the current of each service under a hub. */
export const currents: Readonly<Record<HubService['key'], string>> = {
  seo,
  ppc,
  smm,
  'marketing-strategy': strategy,
  wordpress,
  opencart,
  laravel,
  symfony,
};

/** Loads the lines of all currents, a separate chunk that only a mouse over a card requests. */
export const loadCurrentLines = () => import(/* webpackChunkName: "currentLines" */ './currentLines.ts');

/** Places the lines of a drawing that fills only a part of the particles' box in height. */
export const placeLines = (lines: readonly Polyline[], { top, height }: { top: number; height: number }): Polyline[] =>
  lines.map((line) => line.map(([x, y]) => [x, top + y * height] as const));
