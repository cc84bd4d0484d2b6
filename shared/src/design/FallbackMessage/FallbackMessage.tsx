import { useEffect, useRef } from 'react';
import * as styles from './FallbackMessage.css.ts';

export interface FallbackMessageProps {
  /** One sentence; the alternative (a link, an address) is next to it. */
  readonly text: string;
  readonly className?: string | undefined;
  /** `note` if the visitor reads the sentence before using the control; `alert` makes a screen reader announce it. */
  readonly role?: 'alert' | 'note';
}

/**
 * Renders a hidden message for a control whose script fails to load. The sentence is in an attribute, so that nothing reads it as text
 * while it is untrue. The starter shows it by removing `hidden`; the control's script hides it again.
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
