import * as styles from './RoundButton.css.ts';

const shapes = {
  previous: 'M16 10H4m5-5-5 5 5 5',
  next: 'M4 10h12m-5-5 5 5-5 5',
  pause: 'M7 4v12m6-12v12',
  play: 'M6 4v12l10-6z',
} as const;

interface RoundButtonProps {
  readonly shape: keyof typeof shapes;
  readonly label: string;
  /** There is nowhere to go; the button keeps its focus. */
  readonly idle?: boolean | undefined;
  readonly onClick: () => void;
}

/** A round button with one sign, for things that move: carousels, marquees. Its target is 48 pixels. */
export function RoundButton({ shape, label, idle = false, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
      className={styles.button}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.icon}>
        <path d={shapes[shape]} />
      </svg>
    </button>
  );
}
