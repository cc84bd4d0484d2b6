import { type ReactNode, useSyncExternalStore } from 'react';
import { RoundSign } from '../../design/RoundButton/RoundSign.tsx';
import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import * as styles from './Marquee.css.ts';

/** Number of copies of the children (SPEC §9). One copy is before them, so that they visibly leave. */
const repeats = 4;
const before = 1;

/** Words of a marquee. */
export interface MarqueeWords {
  /** Accessible name of the marquee. */
  readonly label: string;
  /** Name of the checkbox that pauses it. */
  readonly pause: string;
}

export interface MarqueeProps {
  readonly words: MarqueeWords;
  readonly reverse?: boolean | undefined;
  readonly vertical?: boolean | undefined;
  readonly pauseOnHover?: boolean | undefined;
  /** Sets `marqueeVars` for another duration or gap; for a vertical one also the height. */
  readonly className?: string | undefined;
  /** Must have no ids, since they are repeated. */
  readonly children: ReactNode;
}

/**
 * Renders its children in an endless moving row, which a checkbox, focus and optionally hover pause (SPEC §2, client projects; §9,
 * marquee). The HTML contains them once, as a row that scrolls, as with reduced motion; script repeats them and styles move them.
 */
export function Marquee({
  words,
  reverse = false,
  vertical = false,
  pauseOnHover = false,
  className,
  children,
}: MarqueeProps) {
  const repeated = useSyncExternalStore(neverChanges, getClientSnapshot, getServerSnapshot);
  const row = [
    styles.direction[vertical ? 'vertical' : 'horizontal'],
    reverse && styles.reverse,
    pauseOnHover && styles.pausedByHover,
  ];
  return (
    <div className={[styles.marquee, className].filter(Boolean).join(' ')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        className={row.filter(Boolean).join(' ')}
        data-hydrate="visible"
        data-differs-hydrated="repeats"
      >
        {Array.from({ length: repeats }, (_, repeat) =>
          repeat === before ? (
            <div key="itself" className={styles.group}>
              {children}
            </div>
          ) : (
            repeated && (
              <div key={repeat} aria-hidden="true" inert className={styles.copy}>
                {children}
              </div>
            )
          ),
        )}
      </div>
      <div className={styles.control}>
        <label className={styles.pause}>
          <input type="checkbox" className={visuallyHidden} />
          <span className={visuallyHidden}>{words.pause}</span>
          <RoundSign shape="pause" className={styles.whileRunning} />
          <RoundSign shape="play" className={styles.whilePaused} />
        </label>
      </div>
    </div>
  );
}

const neverChanges = () => () => {};
const getClientSnapshot = () => true;
const getServerSnapshot = () => false;
