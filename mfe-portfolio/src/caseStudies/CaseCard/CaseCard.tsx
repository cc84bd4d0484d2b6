import { Link } from 'shared/navigation';
import type { PortfolioMessages } from '../../messages.ts';
import { PicturePlace } from '../../pictures/PicturePlace/PicturePlace.tsx';
import * as styles from './CaseCard.css.ts';

interface CaseCardProps {
  readonly card: PortfolioMessages['landing']['cards'][number];
  /** What following the link does: «Open the case study». */
  readonly invitation: string;
}

/** A project of the portfolio: cover, category and title, leading to its case (SPEC §3, portfolio project). */
export function CaseCard({ card, invitation }: CaseCardProps) {
  return (
    <article className={styles.card}>
      <PicturePlace alt={card.alt} />
      <Link to={card.href} className={styles.link} data-cursor-variant="project">
        <span className={styles.category}>{card.category}</span>
        <h3 className={styles.title}>{card.title}</h3>
        <span>{invitation}</span>
      </Link>
    </article>
  );
}
