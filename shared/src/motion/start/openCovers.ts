import { inView } from 'framer-motion/dom';
import { nearViewport } from './LoadMotionModule.ts';

/** A cover opens when this fraction of it is visible. */
const amount = 0.6;

/** Opens each cover when it becomes visible, on devices without hover. On devices with hover, CSS opens the cover. */
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
    // Sets `near` one viewport ahead, so that the content under a cover loads before the visitor reaches it, but after the first screen.
    nearViewport,
  );
}
