import { type ReactNode, useEffect, useRef } from 'react';

export interface SorryProps {
  /** One sentence, and a link to what can be had all the same. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Where it says beforehand what is to be known, and nobody is to be told of it in the middle of something. */
  readonly role?: 'alert' | 'note';
}

/**
 * What is said where a control cannot do its work because its script did not come. It is in the HTML, hidden: the starter takes `hidden`
 * off. As soon as script is there it is hidden again.
 */
export function Sorry({ children, className, role = 'alert' }: SorryProps) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (element.current) element.current.hidden = true;
  }, []);
  return (
    <p ref={element} role={role} data-sorry="" hidden className={className}>
      {children}
    </p>
  );
}
