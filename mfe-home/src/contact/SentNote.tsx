import { useAssets } from 'shared/assets';
import { Button, Heading } from 'shared/design';
import passed from '../art/contact-sent.svg';
import { useHomeMessages } from '../messages.ts';
import * as styles from './SentNote.css.ts';

/** What had the focus is gone; the text that took its place is to be heard. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The fairway has passed the obstacle: thanks, and when an answer will come. */
export function SentNote({ onAnother }: { readonly onAnother: () => void }) {
  const t = useHomeMessages();
  const address = useAssets();
  return (
    <div className={styles.note}>
      <img src={address(passed)} alt="" width={700} height={300} className={styles.drawing} />
      <div ref={takeFocus} tabIndex={-1} className={styles.words}>
        <Heading level={3} size="title1">
          {t('contact.form.states.doneTitle')}
        </Heading>
        <p>{t('contact.form.states.done')}</p>
      </div>
      <Button tone="quiet" onClick={onAnother}>
        {t('contact.form.states.another')}
      </Button>
    </div>
  );
}
