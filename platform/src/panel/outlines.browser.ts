import { element } from './element.browser.ts';
import { type Part, partsOnScreen } from './parts.browser.ts';

/** Draws over the page who owns what, and follows it. */
export interface Outlines {
  show(styles: ReadonlySet<string>, nameOf: (owner: string) => string): void;
  hide(): void;
}

/** @param layer lies over the whole window, and takes no pointer */
export function outlines(layer: HTMLElement): Outlines {
  let frame = 0;
  return {
    show(styles, nameOf) {
      cancelAnimationFrame(frame);
      let parts: readonly Part[] = [];
      let found = Number.NEGATIVE_INFINITY;
      const draw = (now: number) => {
        // They are looked for a few times a second, and followed in every frame.
        if (now - found > 200) [parts, found] = [partsOnScreen(styles), now];
        // The page may begin below the frame's header: its name stands where that ends.
        const below = Math.max(
          0,
          ...parts.filter(isHeader).map(({ element: of }) => of.getBoundingClientRect().bottom),
        );
        layer.replaceChildren(...parts.map((part) => boxOf(part, nameOf, below)));
        // Whatever moves is followed: a page scrolls, opens, and is another one after a link.
        frame = requestAnimationFrame(draw);
      };
      frame = requestAnimationFrame(draw);
    },
    hide() {
      cancelAnimationFrame(frame);
      layer.replaceChildren();
    },
  };
}

const isHeader = ({ element: of }: Part): boolean => of.localName === 'header';

function boxOf({ element: of, kind, owner }: Part, nameOf: (owner: string) => string, below: number): HTMLElement {
  const { top, left, right, bottom } = of.getBoundingClientRect();
  const edge = { top: Math.max(0, top), left: Math.max(0, left) };
  const box = element('div', { class: `box ${kind}`, 'data-owner': owner });
  box.style.top = `${edge.top}px`;
  box.style.left = `${edge.left}px`;
  box.style.width = `${Math.min(innerWidth, right) - edge.left}px`;
  box.style.height = `${Math.min(innerHeight, bottom) - edge.top}px`;
  if (kind === 'shared') return box;
  const name = element('span', {}, nameOf(owner));
  if (kind === 'remote') name.style.top = `${Math.max(0, below - edge.top)}px`;
  box.append(name);
  return box;
}
