import { useId, useRef, useState } from 'react';
import { Button, Heading } from 'shared/design';
import { useHomeMessages } from '../messages.ts';
import type { Mail } from './composeMail.ts';
import * as styles from './WrittenMail.css.ts';

interface WrittenMailProps {
  /** Id of the heading, which names the section in place of the form's heading. */
  readonly titleId: string;
  readonly mail: Mail;
  readonly to: string;
  readonly onEdit: () => void;
  /** Called when the visitor confirms that the letter is sent. */
  readonly onSent: () => void;
}

/** Focuses the text, so that screen readers read it. The element that had the focus no longer exists. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Tells how to send the written letter, also without a mail program. The visitor then confirms that the letter is sent. */
export function WrittenMail({ titleId, mail, to, onEdit, onSent }: WrittenMailProps) {
  const t = useHomeMessages();
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [copying, setCopying] = useState<'copied' | 'textFailed' | 'addressFailed'>();

  const copy = async (words: string, failure: 'textFailed' | 'addressFailed') => {
    try {
      await navigator.clipboard.writeText(words);
      setCopying('copied');
    } catch {
      // If the browser refuses to copy, or the connection is insecure, selects the text, so that the visitor can copy it.
      if (failure === 'textFailed') text.current?.select();
      setCopying(failure);
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
        <Button tone="quiet" onClick={() => copy(`${mail.subject}\n\n${mail.body}`, 'textFailed')}>
          {t('contact.form.states.copyText')}
        </Button>
        <Button tone="quiet" onClick={() => copy(to, 'addressFailed')}>
          {t('contact.form.states.copyAddress')}
        </Button>
        <span role="status">{copying && t(`contact.form.states.${copying}`)}</span>
      </div>
    </div>
  );
}
