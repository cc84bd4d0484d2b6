import { inView } from 'framer-motion/dom';

/** How much of a cover must be in the window: what opens is to be seen before it does. */
const amount = 0.6;

/** How far below the window a cover is when what it opens to is fetched: before that what is seen has the line for itself. */
const margin = '300px';

/** Opens covers once, when they have come into the window, where nothing hovers: elsewhere they open when they are pointed at. */
export function openCovers(covers: HTMLElement[]): void {
  if (!matchMedia('(hover: none)').matches) return;
  const put = (state: string) => (cover: Element) => cover.setAttribute('data-cover', state);
  inView(
    covers,
    (cover) => {
      put('near')(cover);
      inView([cover], put('opened'), { amount });
    },
    { margin },
  );
}
