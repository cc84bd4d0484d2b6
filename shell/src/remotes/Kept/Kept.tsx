import { type HTMLAttributes, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface KeptProps extends HTMLAttributes<HTMLDivElement> {
  readonly 'data-remote'?: string;
  readonly 'data-release'?: string;
  /** A copy of the element as the document came with it. */
  readonly markup: Element;
  /** The children that were on screen until now, as the visitor has left them. */
  readonly live?: readonly Element[] | undefined;
  /** The element that had the focus. */
  readonly held?: Element | null | undefined;
}

/**
 * Keeps prerendered HTML on screen as the fallback for a component that did not come. While hydrating, React neither compares nor touches the
 * children of an element with `dangerouslySetInnerHTML`. When rendered anew, the layout effect puts in the former nodes, or copies: a string
 * would not pass Trusted Types.
 */
export function Kept({ markup, live, held, ...attributes }: KeptProps) {
  const hydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [adopts] = useState(hydrating);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (adopts) return;
    const nodes = live?.[0] ? live : [...markup.childNodes].map((node) => node.cloneNode(true));
    element.current?.replaceChildren(...nodes);
    (held as HTMLElement | null)?.focus({ preventScroll: true });
  }, [adopts, markup, live, held]);
  return (
    <div
      ref={element}
      {...attributes}
      suppressHydrationWarning
      {...(adopts && { dangerouslySetInnerHTML: { __html: '' } })}
    />
  );
}

const subscribeToNothing = () => () => {};
