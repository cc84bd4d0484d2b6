import { PageBanner, Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { CaseCard } from '../../caseStudies/CaseCard/CaseCard.tsx';
import { usePortfolioMessages } from '../../messages.ts';
import * as styles from './PortfolioPage.css.ts';

/** The portfolio: four projects, each leading to its case, and a teaser of the same four (SPEC §2, portfolio landing page). */
export function PortfolioPage() {
  const t = usePortfolioMessages();
  const cards = t('landing.cards');
  const crumbs = t('landing.breadcrumb').map(({ label, href }) => ({ text: label, href }));
  return (
    <>
      <PageBanner title={t('landing.heading')} crumbs={crumbs} />
      <Section id="projects" title={t('landing.projectsTitle')}>
        <ul className={styles.projects}>
          {cards.map((card) => (
            <li key={card.slug} className={styles.project}>
              <CaseCard card={card} invitation={t('ui.openCase')} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="teaser" title={t('landing.teaserTitle')}>
        <ul className={styles.teaser}>
          {cards.map((card) => (
            <li key={card.slug}>
              <Link to={card.href}>{card.title}</Link>
              <p className={styles.category}>{card.category}</p>
            </li>
          ))}
        </ul>
        <p>
          <a href="#projects">{t('landing.teaserLink')}</a>
        </p>
      </Section>
    </>
  );
}
