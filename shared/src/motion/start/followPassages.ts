import { inView } from 'framer-motion/dom';
import { type LoadMotionModule, nearViewport } from './LoadMotionModule.ts';

/** Draws passages in browsers without scroll timelines. Loads the module near the first passage; if that fails, drawings are complete. */
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
