import { useEffect, useRef } from 'react';
import * as styles from './Sorry.css.ts';

export interface SorryProps {
  /** One sentence. What can be had all the same stands beside it. */
  readonly text: string;
  readonly className?: string | undefined;
  /** Where it says beforehand what is to be known, and nobody is to be told of it in the middle of something. */
  readonly role?: 'alert' | 'note';
}

/**
 * What is said where a control cannot do its work because its script did not come. Until then it is not true, and no text of the page: an attribute
 * that styles show once the starter takes `hidden` off. As soon as script is there it is hidden again.
 */
export function Sorry({ text, className = '', role = 'alert' }: SorryProps) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (element.current) element.current.hidden = true;
  }, []);
  return <p ref={element} role={role} data-sorry={text} hidden className={`${styles.sorry} ${className}`} />;
}
