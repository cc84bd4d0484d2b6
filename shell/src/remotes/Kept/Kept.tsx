import { type HTMLAttributes, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface KeptProps extends HTMLAttributes<HTMLDivElement> {
  readonly 'data-remote'?: string;
  readonly 'data-release'?: string;
  /** A copy of the element as the document came with it. */
  readonly markup: Element;
  /** What of it was on screen until now, as the visitor has left it. */
  readonly live?: readonly Element[] | undefined;
  /** What had the focus. */
  readonly held?: Element | null | undefined;
}

/**
 * What the document came with, where its component cannot be had. While hydrating React neither compares nor touches the
 * children of an element with `dangerouslySetInnerHTML`: what was on screen stays. Rendered anew, the nodes that
 * were there, or copies, are put in by the layout effect; a string would not pass Trusted Types.
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
