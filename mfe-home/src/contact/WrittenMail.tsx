import { useId, useRef, useState } from 'react';
import { useHomeMessages } from '../messages.ts';
import type { Mail } from './composeMail.ts';
import * as styles from './WrittenMail.css.ts';

interface WrittenMailProps {
  readonly mail: Mail;
  readonly to: string;
  readonly onEdit: () => void;
  readonly onAnother: () => void;
}

/** What had the focus is gone; the text that took its place is to be heard. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** After the letter is written: how to send it, what to do if no mail program opened, and the visitor's word that it is sent. */
export function WrittenMail({ mail, to, onEdit, onAnother }: WrittenMailProps) {
  const t = useHomeMessages();
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [sent, setSent] = useState(false);
  const [copying, setCopying] = useState<'copied' | 'copyFailed'>();

  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      setCopying('copied');
    } catch {
      // Refused by the browser, or not offered on an insecure connection: the visitor can still copy by hand.
      text.current?.select();
      setCopying('copyFailed');
    }
  };

  if (sent) {
    return (
      <div className={styles.written}>
        <p key="sent" ref={takeFocus} tabIndex={-1}>
          {t('contact.form.states.done')}
        </p>
        <p className={styles.actions}>
          <button type="button" onClick={onAnother}>
            {t('contact.form.states.another')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.written}>
      <h3 ref={takeFocus} className={styles.title} tabIndex={-1}>
        {t('contact.form.states.composedTitle')}
      </h3>
      <p className={styles.text}>{t('contact.form.states.composedText')}</p>
      <p className={styles.actions}>
        <button type="button" onClick={() => setSent(true)}>
          {t('contact.form.states.confirmSent')}
        </button>
        <button type="button" onClick={onEdit}>
          {t('contact.form.states.edit')}
        </button>
      </p>
      <h3 className={styles.title}>{t('contact.form.states.fallbackTitle')}</h3>
      <p className={styles.text}>{t('contact.form.states.fallbackText')}</p>
      <label htmlFor={id}>{t('contact.form.states.textLabel')}</label>
      <textarea
        id={id}
        ref={text}
        className={styles.mail}
        readOnly
        rows={8}
        value={`${mail.subject}\n\n${mail.body}`}
      />
      <p className={styles.actions}>
        <button type="button" onClick={() => copy(`${mail.subject}\n\n${mail.body}`)}>
          {t('contact.form.states.copyText')}
        </button>
        <button type="button" onClick={() => copy(to)}>
          {t('contact.form.states.copyAddress')}
        </button>
        <span role="status">{copying && t(`contact.form.states.${copying}`)}</span>
      </p>
    </div>
  );
}
