import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import { CarouselControl } from './CarouselControl.tsx';
import * as styles from './CarouselDots.css.ts';

/** A position at which the row comes to rest. It may show several slides. */
export interface CarouselStop {
  /** Id of the first slide at this stop. */
  readonly id: string;
  /** Label of the first slide at this stop. */
  readonly label: string;
}

interface CarouselDotsProps {
  readonly stops: readonly CarouselStop[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
  /** True for dots that only visitors without script see. */
  readonly onlyWithoutScript: boolean;
}

/** Renders a dot for each stop. Without CSS, each dot is its number. */
export function CarouselDots({ stops, current, onChoose, onlyWithoutScript }: CarouselDotsProps) {
  return (
    <ul role="list" className={onlyWithoutScript ? styles.withoutScript : styles.dots}>
      {stops.map(({ id, label }, index) => (
        <li key={id}>
          <CarouselControl
            to={id}
            label={label}
            current={index === current && !onlyWithoutScript}
            onPress={() => onChoose(index)}
            className={styles.dot}
          >
            <span className={visuallyHidden}>{index + 1}</span>
          </CarouselControl>
        </li>
      ))}
    </ul>
  );
}
