import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';
import { closes } from './invokes.ts';

export interface DialogProps {
  /** A button opens it: `<button {...showsModal(id)}>`. */
  readonly id: string;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
  /** Called when it closes in any way: its button, Escape, or a click beside it. */
  readonly onClose?: (() => void) | undefined;
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
 * A modal sheet. The browser's own dialog opens and closes without script, keeps the focus in, closes on Escape and gives the focus
 * back; the page behind does not scroll. Its content is in the HTML and hidden until it opens.
 */
export function Dialog({ id, ref, onClose, title, close, note, closesBeside = false, children }: DialogProps) {
  const titleId = useId();
  // The dialog fills with its sheet: a click on the dialog itself is one on its backdrop.
  const beside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (closesBeside && target === currentTarget) currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the dialog's own
    <dialog ref={ref} id={id} aria-labelledby={titleId} className={styles.dialog} onClose={onClose} onClick={beside}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <span className={styles.note}>{note}</span>
          <button type="button" className={styles.close} aria-label={close} {...closes(id)}>
            <Icon name="close" />
          </button>
        </div>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
