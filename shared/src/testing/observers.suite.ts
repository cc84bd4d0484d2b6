import { vi } from 'vitest';

interface Intersection {
  readonly target: Element;
  readonly isIntersecting: boolean;
}

/** Stands in for the browser's IntersectionObserver. The test decides which elements are visible. */
class Observer {
  static readonly all = new Set<Observer>();
  readonly observed = new Set<Element>();
  readonly #hear: (intersections: readonly Intersection[]) => void;
  readonly #margin: string;
  constructor(
    callback: (intersections: readonly Intersection[]) => void,
    { rootMargin = '' }: { rootMargin?: string } = {},
  ) {
    this.#hear = callback;
    this.#margin = rootMargin;
    Observer.all.add(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    this.observed.clear();
  }
  notify(intersections: readonly Intersection[], margin: string | undefined) {
    if (margin !== undefined && margin !== this.#margin) return;
    const heard = intersections.filter(({ target }) => this.observed.has(target));
    if (heard.length > 0) this.#hear(heard);
  }
}

export function stubObservers() {
  Observer.all.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    /** Reports elements as visible or not, to all observers or only to observers with this margin. */
    intersect(elements: Element | readonly Element[], isIntersecting = true, margin?: string) {
      const targets = [elements].flat() as Element[];
      for (const each of Observer.all)
        each.notify(
          targets.map((target) => ({ target, isIntersecting })),
          margin,
        );
    },
    countWatchers: (element: Element) => [...Observer.all].filter(({ observed }) => observed.has(element)).length,
  };
}
