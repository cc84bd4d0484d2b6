import { inView } from 'framer-motion/dom';
import { type LoadMotionModule, nearViewport } from './LoadMotionModule.ts';

/** Asks for what draws passages when one is near, where the engine has no timelines; without it the finished drawings stand. */
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
