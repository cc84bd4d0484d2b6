import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

interface CarouselLinkProps {
  /** The id of the slide that it leads to without script. */
  readonly to: string;
  /** The slide after or before the one that is shown; without it, the slide that it leads to. */
  readonly step?: 1 | -1 | undefined;
  readonly label: string;
  readonly current?: boolean | undefined;
  /** There is nowhere to go; it keeps its focus. */
  readonly idle?: boolean | undefined;
  /** Not called until the carousel begins to run: `stepRow` moves its row then, or the browser does. */
  readonly onPress: () => void;
  readonly className: string;
  readonly children?: ReactNode;
}

/** Moves a carousel: a button for its user, a link to a slide without script. */
export function CarouselLink({ to, step, label, current, idle, onPress, className, children }: CarouselLinkProps) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (!event.currentTarget.closest('[data-ready]') || ('key' in event && event.key !== ' ')) return;
    event.preventDefault();
    if (!idle) onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button leads nowhere without script
    <a
      href={`#${to}`}
      role="button"
      data-step={step ?? 0}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      aria-disabled={idle || undefined}
      onClick={press}
      onKeyDown={press}
      className={className}
    >
      {children}
    </a>
  );
}
