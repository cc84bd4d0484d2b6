import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import * as styles from './CarouselDots.css.ts';
import { CarouselLink } from './CarouselLink.tsx';

/** A place that a carousel can stop at. */
export interface CarouselStop {
  /** The id and the name of its first slide. */
  readonly id: string;
  readonly label: string;
}

interface CarouselDotsProps {
  readonly stops: readonly CarouselStop[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
  /** Shows the dots only without script, where nothing else leads to the slides. */
  readonly onlyWithoutScript: boolean;
}

/** One dot for each place a carousel can stop at; who reads without styles, or names, reads its number. */
export function CarouselDots({ stops, current, onChoose, onlyWithoutScript }: CarouselDotsProps) {
  return (
    <ul role="list" className={onlyWithoutScript ? styles.withoutScript : styles.dots}>
      {stops.map(({ id, label }, index) => (
        <li key={id}>
          <CarouselLink
            to={id}
            label={label}
            current={index === current && !onlyWithoutScript}
            onPress={() => onChoose(index)}
            className={styles.dot}
          >
            <span className={visuallyHidden}>{index + 1}</span>
          </CarouselLink>
        </li>
      ))}
    </ul>
  );
}
