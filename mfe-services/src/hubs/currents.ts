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

/** Each service under a hub has a current of its own, drawn. */
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

/** The lines of all currents, a chunk of its own: only a mouse over a card asks for it. */
export const loadCurrentLines = () => import(/* webpackChunkName: "currentLines" */ './currentLines.ts');

/** Lines of a drawing that fills only a part of the height of the box that the particles drift in. */
export const placeLines = (lines: readonly Polyline[], { top, height }: { top: number; height: number }): Polyline[] =>
  lines.map((line) => line.map(([x, y]) => [x, top + y * height] as const));
