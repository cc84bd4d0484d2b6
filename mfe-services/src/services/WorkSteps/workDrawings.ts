import laravelPlaces from '../../../art/work-laravel.json';
import laravel from '../../../art/work-laravel.svg';
import laravelStrip from '../../../art/work-laravel-strip.svg';
import opencartPlaces from '../../../art/work-opencart.json';
import opencart from '../../../art/work-opencart.svg';
import opencartStrip from '../../../art/work-opencart-strip.svg';
import symfonyPlaces from '../../../art/work-symfony.json';
import symfony from '../../../art/work-symfony.svg';
import symfonyStrip from '../../../art/work-symfony-strip.svg';
import wordpressPlaces from '../../../art/work-wordpress.json';
import wordpress from '../../../art/work-wordpress.svg';
import wordpressStrip from '../../../art/work-wordpress-strip.svg';
import type { ServiceOnPage } from '../services.ts';

export interface WorkDrawing {
  readonly file: string;
  /** Upright version of the drawing, for the steps in one column. */
  readonly strip: string;
  /** Positions of the steps: in the wide drawing as fractions of its width and height, in the upright drawing as fractions of its width. */
  readonly places: typeof laravelPlaces;
}

export const workDrawings: Readonly<Record<ServiceOnPage<'FrameworkPage'>['key'], WorkDrawing>> = {
  wordpress: { file: wordpress, strip: wordpressStrip, places: wordpressPlaces },
  opencart: { file: opencart, strip: opencartStrip, places: opencartPlaces },
  laravel: { file: laravel, strip: laravelStrip, places: laravelPlaces },
  symfony: { file: symfony, strip: symfonyStrip, places: symfonyPlaces },
};
