import { type HTMLAttributes, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface PrerenderedHtmlProps extends HTMLAttributes<HTMLDivElement> {
  readonly 'data-remote'?: string;
  readonly 'data-release'?: string;
  /** Copy of the prerendered element. */
  readonly markup: Element;
  /** Child nodes on screen, which contain the visitor's input. */
  readonly liveNodes?: readonly Element[] | undefined;
  /** Element that had the focus before this render. */
  readonly focusedElement?: Element | null | undefined;
}

/**
 * Shows prerendered HTML in place of a component that did not load. Hydration ignores children of an element that has
 * `dangerouslySetInnerHTML`. On a new render, a layout effect inserts live nodes or copies, because Trusted Types forbid a string.
 */
export function PrerenderedHtml({ markup, liveNodes, focusedElement, ...attributes }: PrerenderedHtmlProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [adoptsMarkup] = useState(isHydrating);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (adoptsMarkup) return;
    const nodes = liveNodes?.[0] ? liveNodes : [...markup.childNodes].map((node) => node.cloneNode(true));
    element.current?.replaceChildren(...nodes);
    (focusedElement as HTMLElement | null)?.focus({ preventScroll: true });
  }, [adoptsMarkup, markup, liveNodes, focusedElement]);
  return (
    <div
      ref={element}
      {...attributes}
      suppressHydrationWarning
      {...(adoptsMarkup && { dangerouslySetInnerHTML: { __html: '' } })}
    />
  );
}

const subscribeToNothing = () => () => {};
