import { inView } from 'framer-motion/dom';
import { nearViewport } from './LoadMotionModule.ts';

/** Part of a cover that must be in the window before it opens, so that the opening is seen. */
const amount = 0.6;

/** Opens covers once, when they have come into the window, where nothing hovers: elsewhere they open when they are pointed at. */
export function openCovers(covers: HTMLElement[]): void {
  if (!matchMedia('(hover: none)').matches) return;
  inView(
    covers,
    (cover) => {
      cover.setAttribute('data-cover', 'near');
      inView(
        [cover],
        () => {
          cover.setAttribute('data-cover', 'opened');
        },
        { amount },
      );
    },
    // What it opens to is fetched now: before that what is seen has the line for itself.
    nearViewport,
  );
}
