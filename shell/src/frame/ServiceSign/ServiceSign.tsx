import { Mark, type MarkName } from 'shared/design';
import * as styles from './ServiceSign.css.ts';

interface ServiceSignProps {
  /** The path that the menu entry leads to. */
  readonly route: string;
  readonly index: number;
}

/** The colours that services are numbered in (SPEC §2, service pages), by what follows `/services/`. */
const tones: Readonly<Record<string, keyof typeof styles.tone>> = {
  seo: 'blue',
  ppc: 'green',
  smm: 'amber',
  'marketing-strategy': 'red',
};
const marks: readonly MarkName[] = ['wordpress', 'opencart', 'laravel', 'symfony'];

/**
 * The sign of a menu entry: a service's number in its colour, or its technology's mark; its name stands beside it. A chapter of a page has a
 * point. The menu has four of the article's six chapters, and by their own numbers they would read as a list with holes.
 */
export function ServiceSign({ route, index }: ServiceSignProps) {
  if (route.includes('#')) return <span className={styles.point} aria-hidden="true" />;
  const service = route.slice('/services/'.length);
  const mark = marks.find((each) => each === service);
  if (mark)
    return (
      <span className={styles.tone.blue}>
        <Mark name={mark} />
      </span>
    );
  return (
    <span className={styles.tone[tones[service] ?? 'tide']} aria-hidden="true">
      {String(index + 1).padStart(2, '0')}
    </span>
  );
}
