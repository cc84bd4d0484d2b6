import { PageBanner } from 'shared/design';
import { Link } from 'shared/navigation';
import { AchievementsSection } from '../../achievements/AchievementsSection.tsx';
import { ClientsSection } from '../../clients/ClientsSection.tsx';
import { HistorySection } from '../../history/HistorySection.tsx';
import { useHomeMessages } from '../../messages.ts';
import { PrinciplesSection } from '../../principles/PrinciplesSection.tsx';
import { ReviewsSection } from '../../reviews/ReviewsSection.tsx';
import { ServicesSection } from '../../services/ServicesSection.tsx';
import { StatsSection } from '../../stats/StatsSection.tsx';
import { TurnkeySection } from '../../turnkey/TurnkeySection.tsx';
import * as styles from './HomePage.css.ts';

/** The home page: who the agency is, in the order of SPEC §2. */
export function HomePage() {
  const t = useHomeMessages();
  return (
    <>
      <PageBanner
        title={t('hero.heading')}
        description={t('hero.subtitle')}
        crumbs={[{ text: t('hero.breadcrumb'), href: '/' }]}
      >
        <p className={styles.actions}>
          <Link to="/portfolio">{t('hero.portfolioLink')}</Link>
          <Link to="/contact-us">{t('hero.contactLink')}</Link>
        </p>
      </PageBanner>
      <HistorySection />
      <StatsSection />
      <ServicesSection />
      <PrinciplesSection />
      <ReviewsSection />
      <TurnkeySection />
      <AchievementsSection />
      <ClientsSection />
    </>
  );
}
