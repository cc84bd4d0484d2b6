import { useHomeMessages } from '../messages.ts';
import * as styles from './PlatformRankings.css.ts';
import type { RankingPlatform } from './rankings.ts';

interface PlatformRankingsProps {
  readonly platform: RankingPlatform;
  /** True for the platform in the middle of the carousel. Without script all platforms are shown. */
  readonly active: boolean;
}

/** Lists the places on one platform, hung into the water like soundings: a lower place hangs deeper (SPEC §2). */
export function PlatformRankings({ platform: { name, rankings }, active }: PlatformRankingsProps) {
  const t = useHomeMessages();
  return (
    <ul role="list" className={styles.rankings} aria-label={name} data-active={active || undefined}>
      {rankings.map(({ place, categoryKey }) => (
        <li key={categoryKey} className={styles.depth[place] ?? styles.depth['55']}>
          <strong className={styles.place}>
            {placeAndWord(t('achievements.place', { ordinal: t(`achievements.ordinals.${place}`) }), place)}
          </strong>
          <span className={styles.words}>
            <span className={styles.platform}>{name}</span>
            <span>{t(`achievements.categories.${categoryKey}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Splits «4-те місце»: the figure is large, its ending and the word are small. */
function placeAndWord(text: string, place: string) {
  const [before = '', after = ''] = text.split(place);
  return (
    <>
      {before !== '' && <span className={styles.word}>{before}</span>}
      {place}
      {after !== '' && <span className={styles.word}>{after}</span>}
    </>
  );
}
