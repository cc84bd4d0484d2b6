import { Section } from 'shared/design';
import { Carousel } from '../carousel/Carousel.tsx';
import { useHomeMessages } from '../messages.ts';
import { PlatformRankings } from './PlatformRankings.tsx';
import { rankingPlatforms } from './rankings.ts';

/** The places taken on nine ranking platforms (SPEC §2, achievements section). */
export function AchievementsSection() {
  const t = useHomeMessages();
  return (
    <Section id="achievements" title={t('achievements.title')}>
      <p>{t('achievements.subtitle')}</p>
      <Carousel
        label={t('achievements.controls.label')}
        previous={t('achievements.controls.previous')}
        next={t('achievements.controls.next')}
        slides={rankingPlatforms.map((platform) => ({
          key: platform.id,
          label: platform.name,
          content: <PlatformRankings platform={platform} />,
        }))}
      />
    </Section>
  );
}
