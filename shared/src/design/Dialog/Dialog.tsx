import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called when it closes in any way: its button, Escape, or a click beside it. */
  readonly onClose: () => void;
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  /** What stands above the title, in small letters: a step of how many. */
  readonly note?: string | undefined;
  /** Without it, a click beside the sheet leaves it open: for what has been typed or begun. */
  readonly closesBeside?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A modal sheet. The browser's own dialog keeps the focus in, closes on Escape and gives the focus back; the page behind does
 * not scroll. Its content is in the HTML and hidden until it opens.
 */
export function Dialog({ open, onClose, title, close, note, closesBeside = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    else if (!open && element.open) element.close();
  }, [open]);
  // The dialog fills with its sheet: a click on the dialog itself is one on its backdrop.
  const beside = ({ target, currentTarget }: MouseEvent) => {
    if (closesBeside && target === currentTarget) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the dialog's own
    <dialog ref={dialog} aria-labelledby={id} className={styles.dialog} onClose={onClose} onClick={beside}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <span className={styles.note}>{note}</span>
          <button type="button" className={styles.close} aria-label={close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
