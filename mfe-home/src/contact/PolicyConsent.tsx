import { Link } from 'shared/navigation';
import { useHomeMessages } from '../messages.ts';
import * as styles from './PolicyConsent.css.ts';

interface PolicyConsentProps {
  readonly onAgree: (agreed: boolean) => void;
}

/** Stands for the link inside the label: a mark that no message contains. */
const mark = '\n';

/** The box that a visitor ticks before the form can be used (SPEC §5). The policy opens beside what is already written. */
export function PolicyConsent({ onAgree }: PolicyConsentProps) {
  const t = useHomeMessages();
  const [before, after] = t('contact.form.agreeToPolicy.label', { policyLink: mark }).split(mark);
  return (
    <p className={styles.consent}>
      <input
        id="agreeToPolicy"
        name="agreeToPolicy"
        type="checkbox"
        required
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
      <label htmlFor="agreeToPolicy">
        {before}
        <Link to="/privacy" target="_blank" title={t('contact.details.newTab')}>
          {t('contact.form.agreeToPolicy.policyLink')}
        </Link>
        {after}
      </label>
    </p>
  );
}
