import { inView } from 'framer-motion/dom';
import { type LoadMotionModule, nearViewport } from './LoadMotionModule.ts';

/**
 * Loads the module that draws passages when one is near, in engines without scroll timelines. Without it the finished drawings are shown.
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
