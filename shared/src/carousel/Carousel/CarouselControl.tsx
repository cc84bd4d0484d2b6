import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

interface CarouselControlProps {
  /** Id of a slide. Without script, the control links to this slide. */
  readonly to: string;
  /** Makes the control move to the next or previous slide. Absent: the control moves to the slide `to`. */
  readonly step?: 1 | -1 | undefined;
  readonly label: string;
  readonly current?: boolean | undefined;
  /** True at the first or last slide. The control then gets `aria-disabled` rather than `disabled`, so that focus is not lost. */
  readonly idle?: boolean | undefined;
  /** Is called on a press once the carousel runs. Before that, `enableStepLinks` or the browser scrolls the row. */
  readonly onPress: () => void;
  readonly className: string;
  readonly children?: ReactNode;
}

/** Renders a control of a carousel: with script it acts as a button, without script as a link to a slide. */
export function CarouselControl({
  to,
  step,
  label,
  current,
  idle,
  onPress,
  className,
  children,
}: CarouselControlProps) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (!event.currentTarget.closest('[data-ready]') || ('key' in event && event.key !== ' ')) return;
    event.preventDefault();
    if (!idle) onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: without script a button does nothing, so this is a link
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
