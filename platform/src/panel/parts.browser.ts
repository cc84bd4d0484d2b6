/** A part of the page that somebody owns. */
export interface Part {
  readonly element: Element;
  readonly kind: 'shell' | 'remote' | 'shared';
  /** The package's name; of shared's parts there is one. */
  readonly owner: string;
}

/** Whether a class name is of shared's styles, in a release (`home2r5ode_3`) or in a development build (`home0_Button_root__2x3k1`). */
export function isShared(className: string, styles: ReadonlySet<string>): boolean {
  const [, released, rest] = /^[a-z]{1,4}(?:([0-9a-z]{6})|0)_(.*)$/.exec(className) ?? [];
  if (released !== undefined) return styles.has(released);
  const last = rest?.split('_').at(-1) ?? '';
  return [...styles].some((style) => style.startsWith('source:') && last.startsWith(style.slice('source:'.length)));
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
  const shared: Part[] = [];
  for (const each of document.querySelectorAll('#root [class]')) {
    if (shared.length === mostShared) break;
    const own = [...each.classList].filter((name) => isShared(name, styles));
    // Of parts within parts of the same style the outer one is enough.
    if (own.length === 0 || own.some((name) => each.parentElement?.closest(`[class*="${name.split('_')[0]}_"]`)))
      continue;
    if (isOnScreen(each)) shared.push({ element: each, kind: 'shared', owner: 'shared' });
  }
  return [
    ...frame.filter(isOnScreen).map((each): Part => ({ element: each, kind: 'shell', owner: 'shell' })),
    ...(page ? [{ element: page, kind: 'remote', owner: page.dataset.remote ?? '' } as const] : []),
    ...shared,
  ];
}

function isOnScreen(each: Element): boolean {
  const { top, bottom, left, right, width, height } = each.getBoundingClientRect();
  return width > 4 && height > 4 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
