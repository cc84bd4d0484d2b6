import { useHomeMessages } from '../messages.ts';
import * as styles from './PlatformRankings.css.ts';
import type { RankingPlatform } from './rankings.ts';

/** A platform and its ranking blocks: "N place", the platform's name, the category (SPEC §2). */
export function PlatformRankings({ platform: { name, rankings } }: { readonly platform: RankingPlatform }) {
  const t = useHomeMessages();
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <ul className={styles.rankings}>
        {rankings.map(({ place, categoryKey }) => (
          <li key={categoryKey} className={styles.ranking}>
            <strong>{t('achievements.place', { place })}</strong>
            <span className={styles.platform}>{name}</span>
            <span>{t(`achievements.categories.${categoryKey}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
