import { Picture, type PictureFiles } from 'shared/design';
import { Link } from 'shared/navigation';
import { usePortfolioMessages } from '../../messages.ts';
import { travel, travelling } from '../../pictures/travel.css.ts';
import { type CaseStudyKey, pathOf } from '../CaseStudy.ts';
import { casePicture, caseTitle } from '../transitionNames.css.ts';
import * as styles from './CaseCard.css.ts';

interface CaseCardProps {
  readonly caseKey: CaseStudyKey;
  readonly cover: PictureFiles;
  /** True for the covers of the first screen. */
  readonly first: boolean;
}

/** A project of the portfolio: cover, name, category and what came of it, leading to its case (SPEC §3, portfolio project). */
export function CaseCard({ caseKey, cover, first }: CaseCardProps) {
  const { title, category, result, alt } = usePortfolioMessages()(`cases.${caseKey}.card`);
  return (
    <article className={styles.card}>
      <div className={`${styles.cover} ${travel} ${casePicture[caseKey]}`}>
        <div className={travelling}>
          <Picture files={cover} alt={alt} sizes="(width < 768px) 92vw, 46vw" first={first} fit="cover" />
        </div>
      </div>
      <div className={styles.caption}>
        <h3 className={`${styles.title} ${caseTitle[caseKey]}`}>
          <Link to={pathOf(caseKey)} data-cursor-variant="project" className={styles.link}>
            {title}
          </Link>
        </h3>
        <p className={styles.category}>{category}</p>
        <p className={styles.result}>{result}</p>
      </div>
    </article>
  );
}
