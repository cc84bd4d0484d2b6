/** A part of the page that somebody owns. */
export interface Part {
  readonly element: Element;
  readonly kind: 'shell' | 'remote' | 'shared';
  /** The package's name; of shared's parts there is one. */
  readonly owner: string;
}

/** How facts write the end of class names in development builds. */
const fromSource = 'source:';

/** Which of shared's styles a class name is of, in a release (`home2r5ode_3`) or in a development build (`home0_small_2x3k1`); of none as a rule. */
export function sharedStyleOf(className: string, styles: ReadonlySet<string>): string | undefined {
  const [, released, rest] = /^[a-z]{1,4}(?:([0-9a-z]{6})|0)_(.*)$/.exec(className) ?? [];
  if (released !== undefined) return styles.has(released) ? released : undefined;
  const last = rest?.split('_').at(-1);
  // Behind the file stands the class's place in it: a character or two.
  return last && [1, 2].map((place) => fromSource + last.slice(0, -place)).find((style) => styles.has(style));
}

/** How many parts of shared are drawn at once: more is no help. */
const mostShared = 60;

/** The page's owner; undefined where the shell shows a page of its own. */
export const ownerOnScreen = (): string | undefined =>
  document.querySelector<HTMLElement>('#main > [data-remote]')?.dataset.remote;

/** The parts that are on screen: header and footer are the shell's, the page its remote's, and within them what shared draws. */
export function partsOnScreen(styles: ReadonlySet<string>): readonly Part[] {
  const frame = [...document.querySelectorAll('#root header, #root footer')].filter((each) => !each.closest('#main'));
  const page = document.querySelector<HTMLElement>('#main > [data-remote]');
  const drawn = new Map<Element, readonly string[]>();
  for (const each of document.querySelectorAll('#root [class]')) {
    if (drawn.size === mostShared) break;
    const own = [...each.classList].flatMap((name) => sharedStyleOf(name, styles) ?? []);
    if (own.length > 0 && isOnScreen(each) && !isWithin(each, own, drawn)) drawn.set(each, own);
  }
  const shared = [...drawn.keys()].map((each): Part => ({ element: each, kind: 'shared', owner: 'shared' }));
  return [
    ...frame.filter(isOnScreen).map((each): Part => ({ element: each, kind: 'shell', owner: 'shell' })),
    ...(page ? [{ element: page, kind: 'remote', owner: page.dataset.remote ?? '' } as const] : []),
    ...shared,
  ];
}

/** Whether a part stands in one of the same style: then the outer one is enough. */
function isWithin(part: Element, own: readonly string[], drawn: ReadonlyMap<Element, readonly string[]>): boolean {
  for (let above = part.parentElement; above; above = above.parentElement)
    if (drawn.get(above)?.some((style) => own.includes(style))) return true;
  return false;
}

function isOnScreen(each: Element): boolean {
  const { top, bottom, left, right, width, height } = each.getBoundingClientRect();
  return width > 4 && height > 4 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
