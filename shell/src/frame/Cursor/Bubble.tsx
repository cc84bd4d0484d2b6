import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { cursorStore } from 'shared/cursor';
import { Icon } from 'shared/design';
import * as styles from './Bubble.css.ts';
import { moveBubble } from './moveBubble.browser.ts';

/** Renders the orange disc that follows the pointer. Above some targets it has a label. */
export default function Bubble(): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const { variant } = useSyncExternalStore(cursorStore.subscribe, cursorStore.getState);
  useEffect(() => (element.current ? moveBubble(element.current) : undefined), []);
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
