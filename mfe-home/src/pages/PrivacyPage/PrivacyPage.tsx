import { useAssets } from 'shared/assets';
import { PageBanner } from 'shared/design';
import { useLanguage } from 'shared/language';
import { type Localized, useSite } from 'shared/site';
import water from '../../../art/clauses-privacy.svg';
import * as styles from '../../legal/LegalText.css.ts';
import { LegalText } from '../../legal/LegalText.tsx';
import { useHomeMessages } from '../../messages.ts';

/**
 * Says which data reaches the agency and when (SPEC §2, linked from the footer). The text depends on the form's configuration and the
 * owner's providers.
 */
export function PrivacyPage() {
  const t = useHomeMessages();
  const address = useAssets();
  const language = useLanguage();
  const { contactEndpoint, registrationNumber, hostingProvider, mailProvider, privacyEmail, email } = useSite();
  const named = (provider: Localized) => (provider[language] === '' ? 'unnamed' : 'named');
  const values = {
    details: t(`privacy.details.${registrationNumber === '' ? 'unnumbered' : 'numbered'}`),
    host: t(`privacy.host.${named(hostingProvider)}`),
    mailService: t(`privacy.mailService.${named(mailProvider)}`),
    privacyEmail: privacyEmail || email,
    draftEnd: t(`privacy.draftEnd.${contactEndpoint === '' ? 'mailing' : 'posting'}`),
  };
  const sections = t('privacy.sections', values).map((section) =>
    section.id === 'mail' && contactEndpoint !== '' ? { ...section, paragraphs: t('privacy.mailPosting') } : section,
  );
  return (
    <>
      <PageBanner
        title={t('privacy.banner.title')}
        description={t('privacy.banner.description')}
        crumbs={[{ text: t('privacy.banner.breadcrumb'), href: '/privacy' }]}
        size="display"
      />
      <img src={address(water)} alt="" width={1440} height={224} className={styles.water} />
      <LegalText
        effective={t('privacy.effective')}
        sample={t('privacy.sampleNote')}
        facts={t('privacy.facts')}
        contentsLabel={t('privacy.contentsLabel')}
        sections={sections}
        ending={{
          question: t('privacy.ending.question'),
          email: values.privacyEmail,
          sibling: { text: t('privacy.ending.sibling'), href: '/terms' },
        }}
      />
    </>
  );
}
