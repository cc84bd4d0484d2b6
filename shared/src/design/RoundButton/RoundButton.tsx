import * as styles from './RoundButton.css.ts';
import { RoundSign, type RoundSignShape } from './RoundSign.tsx';

interface RoundButtonProps {
  readonly shape: RoundSignShape;
  readonly label: string;
  readonly onClick: () => void;
}

/** Renders a round button with one icon, for the controls of moving content. */
export function RoundButton({ shape, label, onClick }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={styles.button}>
      <RoundSign shape={shape} />
    </button>
  );
}
