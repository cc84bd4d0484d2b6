import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

interface CarouselLinkProps {
  /** Id of the slide that it links to without script. */
  readonly to: string;
  /** Leads to the next or previous slide; absent: to the slide of `to`. */
  readonly step?: 1 | -1 | undefined;
  readonly label: string;
  readonly current?: boolean | undefined;
  /** True at the first or last slide: `aria-disabled` keeps the focus, which `disabled` would lose. */
  readonly idle?: boolean | undefined;
  /** Is called once the carousel runs; before that, `stepRow` or the browser moves the row. */
  readonly onPress: () => void;
  readonly className: string;
  readonly children?: ReactNode;
}

/** Renders a control of a carousel: a button, or a link to a slide without script. */
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
