import * as styles from './CarouselDots.css.ts';

interface CarouselDotsProps {
  /** The names of the places it can stop at. */
  readonly labels: readonly string[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** One dot for each place a carousel can stop at. */
export function CarouselDots({ labels, current, onChoose }: CarouselDotsProps) {
  return (
    <ul className={styles.dots}>
      {labels.map((label, index) => (
        <li key={label}>
          <button
            type="button"
            aria-label={label}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onChoose(index)}
            className={styles.dot}
          />
        </li>
      ))}
    </ul>
  );
}
