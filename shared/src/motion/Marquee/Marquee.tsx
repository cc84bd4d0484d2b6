import { type ReactNode, useEffect, useState } from 'react';
import { RoundButton } from '../../design/RoundButton/RoundButton.tsx';
import * as styles from './Marquee.css.ts';

/** How often the children stand in a row, the first time included (SPEC §9). */
const repeats = 4;

/** What a marquee says. */
export interface MarqueeWords {
  /** What is to be seen in it. */
  readonly label: string;
  readonly pause: string;
  readonly play: string;
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
 * Its children in an endless row that moves by itself and pauses by button, focus and, where asked, hover (SPEC §2, client projects;
 * §9, marquee). Without script and under reduced motion it is a row that stands still and scrolls.
 */
export function Marquee({
  words,
  reverse = false,
  vertical = false,
  pauseOnHover = false,
  className,
  children,
}: MarqueeProps) {
  const [ready, setReady] = useState(false);
  const [paused, setPaused] = useState(false);
  useEffect(() => setReady(true), []);
  const ways = [paused ? 'paused' : 'running', reverse && 'reverse', pauseOnHover && 'hover'];
  return (
    <div className={[styles.marquee, className].filter(Boolean).join(' ')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        role="group"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
        tabIndex={0}
        data-marquee={ready ? ways.filter(Boolean).join(' ') : undefined}
        className={`${styles.row} ${styles.direction[vertical ? 'vertical' : 'horizontal']}`}
      >
        {Array.from({ length: repeats }, (_, repeat) =>
          repeat === 0 ? (
            <div key="first" className={styles.group}>
              {children}
            </div>
          ) : (
            <div key={repeat} aria-hidden="true" inert className={`${styles.group} ${styles.copy}`}>
              {children}
            </div>
          ),
        )}
      </div>
      <div className={styles.control}>
        <RoundButton
          shape={paused ? 'play' : 'pause'}
          label={paused ? words.play : words.pause}
          onClick={() => setPaused(!paused)}
        />
      </div>
    </div>
  );
}
