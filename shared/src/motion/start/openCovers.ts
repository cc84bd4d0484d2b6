import { inView } from 'framer-motion/dom';
import { nearViewport } from './LoadMotionModule.ts';

/** Visible part of a cover at which it opens. */
const amount = 0.6;

/** Opens covers once, when they are visible, on devices without hover; elsewhere they open on hover. */
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
    // Loads the opened content now, after what was visible first.
    nearViewport,
  );
}
