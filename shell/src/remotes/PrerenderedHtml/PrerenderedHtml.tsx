import { type HTMLAttributes, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface PrerenderedHtmlProps extends HTMLAttributes<HTMLDivElement> {
  readonly 'data-remote'?: string;
  readonly 'data-release'?: string;
  /** A copy of the element as the document came with it. */
  readonly markup: Element;
  /** The children that were on screen until now, as the visitor has left them. */
  readonly liveNodes?: readonly Element[] | undefined;
  /** The element that had the focus. */
  readonly focusedElement?: Element | null | undefined;
}

/**
 * Keeps prerendered HTML on screen as the fallback for a component that did not come. While hydrating, React neither compares nor touches the
 * children of an element with `dangerouslySetInnerHTML`. When re-rendered, the layout effect puts in the former nodes, or copies: a string
 * would not pass Trusted Types.
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
