import { useExchangeMessages } from '../messages.ts';
import * as styles from './PercentChange.css.ts';
import { useNumberFormat } from './useNumberFormat.ts';

interface PercentChangeProps {
  readonly percent: number;
  readonly onDark?: boolean;
  /** `true` in a line of text; otherwise the change stands below a price. */
  readonly inline?: boolean;
}

/** Shows a change in percent with sign and colour. Screen readers hear the direction as a word. */
export function PercentChange({ percent, onDark = false, inline = false }: PercentChangeProps) {
  const t = useExchangeMessages();
  const { decimal, change } = useNumberFormat();
  const value = t('prices.percent', { value: decimal(Math.abs(percent), 2) });
  const look = `${percent < 0 ? 'down' : 'up'}${onDark ? 'OnDark' : ''}` as const;
  return (
    <span className={`${styles.look[look]} ${inline ? '' : styles.block}`}>
      <span aria-hidden="true">{`${percent < 0 ? '−' : '+'}${value}`}</span>
      <span className={styles.words}>{change(percent)}</span>
    </span>
  );
}
