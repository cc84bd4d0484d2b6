import { useAssets } from 'shared/assets';
import { Button, Heading } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import passed from '../../art/contact-sent.svg';
import { useHomeMessages } from '../messages.ts';
import * as styles from './SentNote.css.ts';

/** Focuses the text, so that screen readers read it. The element that had the focus no longer exists. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface SentNoteProps {
  /** Id of the note's heading, which names the section in place of the form's heading. */
  readonly titleId: string;
  readonly onAnother: () => void;
}

/** Thanks the visitor and states the reply time. If the site has none, states that the answer comes to the visitor's address. */
export function SentNote({ titleId, onAnother }: SentNoteProps) {
  const t = useHomeMessages();
  const address = useAssets();
  const site = useSite();
  // An older shell supplies no reply time.
  const replyTime = site.replyTime?.[useLanguage()];
  return (
    <div className={styles.note}>
      <img src={address(passed)} alt="" width={700} height={300} className={styles.drawing} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={takeFocus} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.words}>
        <Heading level={2} size="title1" id={titleId}>
          {t('contact.form.states.doneTitle')}
        </Heading>
        <p>{t(`contact.form.states.done.${replyTime ? 'timed' : 'untimed'}`)}</p>
      </div>
      <Button tone="quiet" onClick={onAnother}>
        {t(`contact.form.${site.contactEndpoint === '' ? 'mailing' : 'posting'}.another`)}
      </Button>
    </div>
  );
}
