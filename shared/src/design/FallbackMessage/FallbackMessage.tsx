import { useEffect, useRef } from 'react';
import * as styles from './FallbackMessage.css.ts';

export interface FallbackMessageProps {
  /** One sentence. It may mention an alternative (a link, an address) that is next to the message. */
  readonly text: string;
  readonly className?: string | undefined;
  /** `alert` makes a screen reader announce the sentence. `note` is for a sentence that precedes the control. */
  readonly role?: 'alert' | 'note';
}

/**
 * Renders a hidden message for a control whose script fails to load. The sentence is in an attribute, so that search engines and screen
 * readers do not read it while the control works. The starter removes `hidden`; the control's script sets it again.
 */
export function FallbackMessage({ text, className = '', role = 'alert' }: FallbackMessageProps) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (element.current) element.current.hidden = true;
  }, []);
  return (
    <p ref={element} role={role} data-fallback-message={text} hidden className={`${styles.message} ${className}`} />
  );
}
