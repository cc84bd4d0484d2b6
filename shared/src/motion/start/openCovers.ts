import { inView } from 'framer-motion/dom';
import { nearViewport } from './LoadMotionModule.ts';

/** Visible fraction of a cover at which it opens. */
const amount = 0.6;

/** Opens each cover once it is visible, on devices without hover; on other devices hovering opens it. */
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
    // Lets the covered content load once the cover is near the viewport, after the first screen's content.
    nearViewport,
  );
}
