import { type ReactNode, useSyncExternalStore } from 'react';
import { RoundSign } from '../../design/RoundButton/RoundSign.tsx';
import { visuallyHidden } from '../../design/visuallyHidden.css.ts';
import * as styles from './Marquee.css.ts';

/** Number of times that the row contains the content, with the original (SPEC §9). */
const repeats = 4;
/** Number of copies before the original. */
const before = 1;

export interface MarqueeWords {
  /** Accessible name of the marquee. */
  readonly label: string;
  /** Accessible name of the checkbox that pauses it. */
  readonly pause: string;
}

export interface MarqueeProps {
  readonly words: MarqueeWords;
  readonly reverse?: boolean | undefined;
  readonly vertical?: boolean | undefined;
  readonly pauseOnHover?: boolean | undefined;
  /** Class that sets `marqueeVars` (duration, gap); for a vertical marquee also the height. */
  readonly className?: string | undefined;
  /** Content without ids, because script copies it. */
  readonly children: ReactNode;
}

/**
 * Renders its children in an endlessly moving row. A checkbox, focus and optionally hover pause it (SPEC §2, client projects; §9, marquee).
 * The prerendered row contains the children once and scrolls natively, as it does under reduced motion. Script adds copies; CSS moves the
 * row.
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
