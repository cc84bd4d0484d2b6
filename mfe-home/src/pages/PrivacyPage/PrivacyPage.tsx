import { PageBanner } from 'shared/design';
import { LegalText } from '../../legal/LegalText.tsx';
import { useHomeMessages } from '../../messages.ts';

/** Which data reaches the agency and when (SPEC §2, linked from the footer). */
export function PrivacyPage() {
  const t = useHomeMessages();
  return (
    <>
      <PageBanner
        title={t('privacy.banner.title')}
        description={t('privacy.banner.description')}
        crumbs={[{ text: t('privacy.banner.breadcrumb'), href: '/privacy' }]}
      />
      <LegalText
        effective={t('privacy.effective')}
        contentsLabel={t('privacy.contentsLabel')}
        sections={t('privacy.sections')}
      />
    </>
  );
}
