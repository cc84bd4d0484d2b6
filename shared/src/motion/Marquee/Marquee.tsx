import { type ReactNode, useSyncExternalStore } from 'react';
import { RoundSign } from '../../design/RoundButton/RoundSign.tsx';
import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import * as styles from './Marquee.css.ts';

/** Number of times that the children stand in a row (SPEC §9). One repeat stands before them, so that they are seen to leave. */
const repeats = 4;
const before = 1;

/** Words of a marquee. */
export interface MarqueeWords {
  /** Accessible name of the marquee. */
  readonly label: string;
  /** The name of the box that stops it while it is ticked. */
  readonly pause: string;
}

export interface MarqueeProps {
  readonly words: MarqueeWords;
  readonly reverse?: boolean | undefined;
  readonly vertical?: boolean | undefined;
  readonly pauseOnHover?: boolean | undefined;
  /** Sets `marqueeVars` where the duration or the gap of the place differ; a vertical one also its height. */
  readonly className?: string | undefined;
  /** Without ids: they are repeated. */
  readonly children: ReactNode;
}

/**
 * Its children in an endless row that moves by itself and stands by a box to tick, focus and, where asked, hover (SPEC §2, client
 * projects; §9, marquee). The HTML says them once: they are a row that scrolls, as under reduced motion, until script repeats them. Styles move it.
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
        data-needs="near"
        data-differs-live="repeats"
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
