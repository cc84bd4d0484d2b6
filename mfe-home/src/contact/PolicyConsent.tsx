import { Checkbox } from 'shared/design';
import { Link } from 'shared/navigation';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ContactForm.css.ts';

/** Stands for the link inside the label: a mark that no message contains. */
const mark = '\n';

/** The box that a visitor ticks before the form can be used (SPEC §5). The policy opens beside what is already written. */
export function PolicyConsent() {
  const t = useHomeMessages();
  const [before, after] = t('contact.form.agreeToPolicy.label', { policyLink: mark }).split(mark);
  return (
    <div className={styles.wide}>
      <Checkbox id="agreeToPolicy" name="agreeToPolicy" required>
        {before}
        <Link to="/privacy" target="_blank" title={t('contact.details.newTab')}>
          {t('contact.form.agreeToPolicy.policyLink')}
        </Link>
        {after}
      </Checkbox>
    </div>
  );
}
