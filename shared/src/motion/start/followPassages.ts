import { inView } from 'framer-motion/dom';
import { type LoadMotionModule, nearViewport } from './LoadMotionModule.ts';

/**
 * Loads the module that draws passages when one is near the viewport, in browsers without scroll timelines. If it fails to load, the
 * finished drawings stay visible.
 */
export function followPassages(loadModule: LoadMotionModule): void {
  if ('ViewTimeline' in window) return;
  inView(
    '[data-passage]',
    (passage) =>
      void loadModule('passage')
        .then(({ followPassage }) => followPassage(passage as HTMLElement))
        .catch(() => {}),
    nearViewport,
  );
}
