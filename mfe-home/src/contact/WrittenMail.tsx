import { useId, useRef, useState } from 'react';
import { Button, Heading } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import type { Mail } from './composeMail.ts';
import * as styles from './WrittenMail.css.ts';

interface WrittenMailProps {
  /** The id of its title, which names the section in the place of the form's. */
  readonly titleId: string;
  readonly mail: Mail;
  readonly to: string;
  readonly onEdit: () => void;
  /** The visitor says that it is sent. */
  readonly onSent: () => void;
}

/** Moves the focus to the text, so that it is heard: what had the focus before is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** After the letter is written: how to send it, what to do if no mail program opened, and the visitor's word that it is sent. */
export function WrittenMail({ titleId, mail, to, onEdit, onSent }: WrittenMailProps) {
  const t = useHomeMessages();
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
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

  return (
    <div className={styles.written}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={takeFocus} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.head}>
        <Heading level={2} size="title2" id={titleId}>
          {t('contact.form.states.composedTitle')}
        </Heading>
      </div>
      <p className={styles.text}>{t('contact.form.states.composedText')}</p>
      <div className={styles.actions}>
        <Button onClick={onSent}>{t('contact.form.states.confirmSent')}</Button>
        <Button tone="quiet" onClick={onEdit}>
          {t('contact.form.states.edit')}
        </Button>
      </div>
      <Heading level={3} size="title3">
        {t('contact.form.states.fallbackTitle')}
      </Heading>
      <p className={styles.text}>{t('contact.form.states.fallbackText')}</p>
      <label htmlFor={id} className={styles.label}>
        {t('contact.form.states.textLabel')}
      </label>
      <textarea
        id={id}
        ref={text}
        className={styles.mail}
        readOnly
        rows={8}
        value={`${mail.subject}\n\n${mail.body}`}
      />
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => copy(`${mail.subject}\n\n${mail.body}`)}>
          {t('contact.form.states.copyText')}
        </Button>
        <Button tone="quiet" onClick={() => copy(to)}>
          {t('contact.form.states.copyAddress')}
        </Button>
        <span role="status">{copying && t(`contact.form.states.${copying}`)}</span>
      </div>
    </div>
  );
}
