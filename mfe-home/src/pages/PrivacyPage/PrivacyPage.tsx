import { PageBanner } from 'shared/design';
import { useSite } from 'shared/site';
import { LegalText } from '../../legal/LegalText.tsx';
import { useHomeMessages } from '../../messages.ts';

/** Which data reaches the agency and when (SPEC §2, linked from the footer). It says what the form does as it is set. */
export function PrivacyPage() {
  const t = useHomeMessages();
  const { contactEndpoint } = useSite();
  const sections = t('privacy.sections').map((section) =>
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
      <LegalText effective={t('privacy.effective')} contentsLabel={t('privacy.contentsLabel')} sections={sections} />
    </>
  );
}
