import { useAssets } from 'shared/assets';
import { Button, Heading } from 'shared/design';
import { useLanguage } from 'shared/language';
import { useSite } from 'shared/site';
import passed from '../../art/contact-sent.svg';
import { useHomeMessages } from '../messages.ts';
import * as styles from './SentNote.css.ts';

/** Moves the focus to the text, so that it is heard: what had the focus before is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface SentNoteProps {
  /** The id of its title, which names the section in the place of the form's. */
  readonly titleId: string;
  readonly onAnother: () => void;
}

/** The fairway has passed the obstacle: thanks, and where or when an answer will come. */
export function SentNote({ titleId, onAnother }: SentNoteProps) {
  const t = useHomeMessages();
  const address = useAssets();
  // A shell from before there was this value has none.
  const replyTime = useSite().replyTime?.[useLanguage()];
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
        {t('contact.form.states.another')}
      </Button>
    </div>
  );
}
