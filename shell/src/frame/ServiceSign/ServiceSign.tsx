import { ProductLogo, type ProductLogoName } from 'shared/design';
import * as styles from './ServiceSign.css.ts';

interface ServiceSignProps {
  readonly route: string;
  readonly index: number;
}

/** Colours of service numbers (SPEC §2, service pages), by the last part of the path. */
const tones: Readonly<Record<string, keyof typeof styles.tone>> = {
  seo: 'blue',
  ppc: 'green',
  smm: 'amber',
  'marketing-strategy': 'red',
};
const marks: readonly ProductLogoName[] = ['wordpress', 'opencart', 'laravel', 'symfony'];

/**
 * Renders the sign before a menu entry: a service's number in its colour, or a technology's logo. A section of a page (`#`) gets a dot
 * instead of a number, because the menu lists only four of its six sections.
 */
export function ServiceSign({ route, index }: ServiceSignProps) {
  if (route.includes('#')) return <span className={styles.point} aria-hidden="true" />;
  const service = route.slice('/services/'.length);
  const mark = marks.find((each) => each === service);
  if (mark)
    return (
      <span className={styles.tone.blue}>
        <ProductLogo name={mark} />
      </span>
    );
  return (
    <span className={styles.tone[tones[service] ?? 'tide']} aria-hidden="true">
      {String(index + 1).padStart(2, '0')}
    </span>
  );
}
