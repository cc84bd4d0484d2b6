import { Link } from 'shared/navigation';
import { usePortfolioMessages } from '../../messages.ts';
import { type CaseStudyKey, getCasePath } from '../CaseStudy.ts';
import type { CaseCover } from '../covers.ts';
import { opener } from '../OpeningCover/OpeningCover.css.ts';
import { OpeningCover } from '../OpeningCover/OpeningCover.tsx';
import { followed, leavingPicture, leavingTitle } from '../transitionNames.css.ts';
import * as styles from './CaseCard.css.ts';

interface CaseCardProps {
  readonly caseKey: CaseStudyKey;
  readonly cover: CaseCover;
  /** `true` if the card is in the first screen of every viewport, `'wide'` if only of wide ones. */
  readonly first: boolean | 'wide';
}

/** A project in the portfolio: cover, name, category, trade and result. The card links to the case (SPEC §3, portfolio project). */
export function CaseCard({ caseKey, cover, first }: CaseCardProps) {
  const { title, category, value, label, alt } = usePortfolioMessages()(`cases.${caseKey}.card`);
  return (
    <article className={`${styles.card} ${opener} ${followed}`} data-shared-transition="source">
      <OpeningCover cover={cover} alt={alt} first={first} className={leavingPicture[caseKey]} />
      <hgroup className={styles.caption}>
        <h3 className={`${styles.title} ${leavingTitle[caseKey]}`}>
          <Link to={getCasePath(caseKey)} className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.category}>{category}</p>
        <p className={styles.result}>
          <span className={styles.value}>{value}</span> <span>{label}</span>
        </p>
      </hgroup>
    </article>
  );
}
