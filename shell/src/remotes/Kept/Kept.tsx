import { type HTMLAttributes, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

interface KeptProps extends HTMLAttributes<HTMLDivElement> {
  readonly 'data-remote'?: string;
  readonly 'data-release'?: string;
  /** A copy of the element as the document came with it. */
  readonly markup: Element;
}

/**
 * What the document came with, where its component cannot be had. While hydrating React neither compares nor touches the
 * children of an element with `dangerouslySetInnerHTML`: what was on screen stays. Rendered anew, copies of the nodes are put
 * in by the layout effect; a string would not pass Trusted Types.
 */
export function Kept({ markup, ...attributes }: KeptProps) {
  const hydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [adopts] = useState(hydrating);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!adopts) element.current?.replaceChildren(...[...markup.childNodes].map((node) => node.cloneNode(true)));
  }, [adopts, markup]);
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
