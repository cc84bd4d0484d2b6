import { useState } from 'react';
import { useAssets } from 'shared/assets';
import { Carousel, type CarouselOptions } from 'shared/carousel';
import { breakpoints, SampleNote, Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import lens from '../../art/achievements.svg';
import portraitLens from '../../art/achievements-portrait.svg';
import { useHomeMessages } from '../messages.ts';
import * as styles from './AchievementsSection.css.ts';
import { PlatformMark } from './PlatformMark.tsx';
import { PlatformRankings } from './PlatformRankings.tsx';
import { placeNamesOnIslands } from './placeNamesOnIslands.ts';
import { firstPlatform, rankingPlatforms } from './rankings.ts';

const options: CarouselOptions = { loop: true, align: 'center', startIndex: firstPlatform };

/** Shows the places on nine ranking platforms (SPEC §2, achievements section). The drawn stream stands still; the platforms' names move over it. */
export function AchievementsSection() {
  const t = useHomeMessages();
  const address = useAssets();
  const [active, setActive] = useState(firstPlatform);
  return (
    <Section
      id="achievements"
      label={t('achievements.label')}
      title={t('achievements.title')}
      intro={<p className={styles.intro}>{t('achievements.subtitle')}</p>}
      bleed
    >
      <Reveal>
        <div className={styles.stream}>
          <picture>
            <source media={breakpoints.narrow} srcSet={address(portraitLens)} width={390} height={260} />
            <img src={address(lens)} alt="" width={1440} height={340} loading="lazy" className={styles.lens} />
          </picture>
          <Carousel
            className={styles.carousel}
            options={options}
            attach={placeNamesOnIslands}
            dots
            onSelect={setActive}
            words={{
              label: t('achievements.controls.label'),
              previous: t('achievements.controls.previous'),
              next: t('achievements.controls.next'),
              // Label of the pause button: empty, because this carousel has no autoplay.
              pause: '',
              play: '',
            }}
            slides={rankingPlatforms.map(({ id, name }) => ({
              id: String(id),
              label: name,
              content: <PlatformMark name={name} />,
            }))}
          />
        </div>
      </Reveal>
      <div className={styles.soundings}>
        {rankingPlatforms.map((platform, index) => (
          <PlatformRankings key={platform.id} platform={platform} active={index === active} />
        ))}
        <SampleNote block="rankings" className={styles.sample}>
          {t('achievements.sampleNote')}
        </SampleNote>
      </div>
    </Section>
  );
}
