import { useAssets } from 'shared/assets';
import { PageBanner, useIsSample } from 'shared/design';
import { useSite } from 'shared/site';
import water from '../../../art/clauses-terms.svg';
import * as styles from '../../legal/LegalText.css.ts';
import { LegalText } from '../../legal/LegalText.tsx';
import { useHomeMessages } from '../../messages.ts';

/** Says in plain words what the site is and how it may be used (SPEC §2, linked from the footer). */
export function TermsPage() {
  const t = useHomeMessages();
  const address = useAssets();
  const { email, phone, registrationNumber, contactEndpoint } = useSite();
  const details = t(`terms.details.${registrationNumber === '' ? 'unnumbered' : 'numbered'}`);
  const cases = t(`terms.cases.${useIsSample('cases') ? 'sample' : 'real'}`);
  const form = t(`terms.form.${contactEndpoint === '' ? 'mailing' : 'posting'}`);
  return (
    <>
      <PageBanner
        title={t('terms.banner.title')}
        description={t('terms.banner.description')}
        crumbs={[{ text: t('terms.banner.breadcrumb'), href: '/terms' }]}
        size="display"
      />
      <img src={address(water)} alt="" width={1440} height={224} className={styles.water} />
      <LegalText
        effective={t('terms.effective')}
        sample={t('terms.sampleNote')}
        facts={t('terms.facts')}
        contentsLabel={t('terms.contentsLabel')}
        sections={t('terms.sections', {
          details,
          cases,
          formSummary: form.summary,
          formText: form.text,
          phone: unbroken(phone),
        })}
        ending={{
          question: t('terms.ending.question'),
          email,
          sibling: { text: t('terms.ending.sibling'), href: '/privacy' },
        }}
      />
    </>
  );
}

/** Joins the parts of a number by no-break spaces, so that it stays on one line. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0');
