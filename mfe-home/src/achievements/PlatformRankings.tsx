import { useHomeMessages } from '../messages.ts';
import * as styles from './PlatformRankings.css.ts';
import type { RankingPlatform } from './rankings.ts';

interface PlatformRankingsProps {
  readonly platform: RankingPlatform;
  /** `true` for the platform in the centre of the carousel. Without script all platforms are shown. */
  readonly active: boolean;
}

/** Lists the places on one platform as plumb lines in water: the lower a place, the deeper its figure hangs (SPEC §2). */
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

/** Splits «4-те місце» into the number, which is set large, its ordinal ending, and the word. */
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
