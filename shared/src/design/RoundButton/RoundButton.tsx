import * as styles from './RoundButton.css.ts';
import { RoundSign, type RoundSignShape } from './RoundSign.tsx';

interface RoundButtonProps {
  readonly shape: RoundSignShape;
  readonly label: string;
  readonly onClick: () => void;
}

/** A round button with one sign, for things that move: carousels. Its target is 48 pixels. */
export function RoundButton({ shape, label, onClick }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={styles.button}>
      <RoundSign shape={shape} />
    </button>
  );
}
