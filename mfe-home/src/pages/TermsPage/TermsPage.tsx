import { useAssets } from 'shared/assets';
import { PageBanner, useSample } from 'shared/design';
import { useSite } from 'shared/site';
import water from '../../art/margin-terms.svg';
import * as styles from '../../legal/LegalText.css.ts';
import { LegalText } from '../../legal/LegalText.tsx';
import { useHomeMessages } from '../../messages.ts';

/** What the site is and how it may be used, in plain words (SPEC §2, linked from the footer). */
export function TermsPage() {
  const t = useHomeMessages();
  const address = useAssets();
  const details = t(`terms.details.${useSite().registrationNumber === '' ? 'unnumbered' : 'numbered'}`);
  const cases = t(`terms.cases.${useSample('cases') ? 'sample' : 'real'}`);
  return (
    <>
      <PageBanner
        title={t('terms.banner.title')}
        description={t('terms.banner.description')}
        crumbs={[{ text: t('terms.banner.breadcrumb'), href: '/terms' }]}
        size="display"
        background={<img src={address(water)} alt="" width={1440} height={420} className={styles.water} />}
      />
      <LegalText
        effective={t('terms.effective')}
        contentsLabel={t('terms.contentsLabel')}
        sections={t('terms.sections', { details, cases })}
      />
    </>
  );
}
