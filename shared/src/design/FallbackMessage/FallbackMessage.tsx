import { useEffect, useRef } from 'react';
import * as styles from './FallbackMessage.css.ts';

export interface FallbackMessageProps {
  /** One sentence. The alternative is next to it. */
  readonly text: string;
  readonly className?: string | undefined;
  /** `note` if the sentence is read ahead, so that a screen reader does not interrupt with it. */
  readonly role?: 'alert' | 'note';
}

/**
 * Renders the message of a control whose script failed to load. Until then it is an attribute and no text, since it is not true. The
 * starter shows it by removing `hidden`; the script hides it again.
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
