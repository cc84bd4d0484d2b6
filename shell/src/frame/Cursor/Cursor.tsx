import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cursorStore } from 'shared/cursor';
import { Icon } from 'shared/design';
import { useStore } from 'zustand';
import * as styles from './Cursor.css.ts';
import { followPointer } from './followPointer.browser.ts';

/** Wide windows with a fine pointer that hovers, and where motion is welcome (SPEC §2, cursor overlay). */
const welcome = '(width > 1024px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** The buoy that follows the pointer. It is no part of the prerendered page, and no part of any other. */
export function Cursor() {
  const shown = useSyncExternalStore(
    subscribeToWelcome,
    () => window.matchMedia(welcome).matches,
    () => false,
  );
  return shown ? <Bubble /> : null;
}

function Bubble() {
  const element = useRef<HTMLDivElement>(null);
  const { variant } = useStore(cursorStore);
  useEffect(() => (element.current ? followPointer(element.current) : undefined), []);
  return (
    <div ref={element} popover="manual" className={styles.bubble} data-cursor={variant} aria-hidden="true">
      {variant === 'project' && (
        <>
          <span className={styles.back}>
            <Icon name="arrow" />
          </span>
          <Icon name="arrow" />
        </>
      )}
      {variant === 'contact' && <Icon name="message" />}
    </div>
  );
}

function subscribeToWelcome(onChange: () => void): () => void {
  const query = window.matchMedia(welcome);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
