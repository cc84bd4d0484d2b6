import { Checkbox } from 'shared/design';
import { Link } from 'shared/navigation';
import { useHomeMessages } from '../messages.ts';
import * as styles from './ContactForm.css.ts';

/** Placeholder in the label's message, which the link to the policy replaces; no message contains this character. */
const mark = '\n';

/** The checkbox that a visitor must tick before sending (SPEC §5). The policy opens in a new tab, so that the form keeps its text. */
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
