import { AchievementsSection } from '../../achievements/AchievementsSection.tsx';
import { ClientsSection } from '../../clients/ClientsSection.tsx';
import { Hero } from '../../hero/Hero.tsx';
import { HistorySection } from '../../history/HistorySection.tsx';
import { PrinciplesSection } from '../../principles/PrinciplesSection.tsx';
import { ReviewsSection } from '../../reviews/ReviewsSection.tsx';
import { ServicesSection } from '../../services/ServicesSection.tsx';
import { StatsSection } from '../../stats/StatsSection.tsx';
import { TurnkeySection } from '../../turnkey/TurnkeySection.tsx';

/** Shows the sections of the home page in the order of SPEC §2. */
export function HomePage() {
  return (
    <>
      <Hero />
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
