import { useEffect, useRef } from 'react';
import * as styles from './FallbackMessage.css.ts';

export interface FallbackMessageProps {
  /** One sentence. What still works is beside it. */
  readonly text: string;
  readonly className?: string | undefined;
  /** `note` where the sentence is read beforehand, so that a screen reader does not interrupt with it. */
  readonly role?: 'alert' | 'note';
}

/**
 * Fallback sentence for a control whose script did not come. Until then it is an attribute and no text of the page, as it is not true. Styles
 * show it once the starter removes `hidden`. It is hidden again as soon as the script is there.
 */
export function FallbackMessage({ text, className = '', role = 'alert' }: FallbackMessageProps) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (element.current) element.current.hidden = true;
  }, []);
  return <p ref={element} role={role} data-sorry={text} hidden className={`${styles.message} ${className}`} />;
}
