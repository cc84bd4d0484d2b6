import { Mark } from 'shared/design';
import * as styles from './ServiceSign.css.ts';
import { signOf } from './serviceSigns.ts';

interface ServiceSignProps {
  /** Where the menu leads. */
  readonly route: string;
  readonly index: number;
}

/** A service's number in its colour, its technology's mark, or a chapter's point; its name stands beside it. */
export function ServiceSign({ route, index }: ServiceSignProps) {
  const sign = signOf(route, index);
  if (sign.kind === 'mark') {
    return (
      <span className={styles.tone.blue}>
        <Mark name={sign.mark} />
      </span>
    );
  }
  if (sign.kind === 'point') return <span className={styles.point} aria-hidden="true" />;
  return (
    <span className={styles.tone[sign.tone]} aria-hidden="true">
      {sign.number}
    </span>
  );
}
