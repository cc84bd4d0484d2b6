import { PageBanner, Section } from 'shared/design';
import { Link } from 'shared/navigation';
import { usePortfolioMessages } from '../../messages.ts';
import * as styles from './PortfolioPage.css.ts';

/** The portfolio: four projects, each leading to its case (SPEC §2, portfolio landing page). */
export function PortfolioPage() {
  const t = usePortfolioMessages();
  const breadcrumb = t('landing.breadcrumb');
  return (
    <>
      <PageBanner title={t('landing.heading')} crumbs={breadcrumb.slice(1).map(({ label }) => ({ text: label }))} />
      <Section id="projects" title={t('landing.projectsTitle')}>
        <ul className={styles.cards}>
          {t('landing.cards').map((card) => (
            <li key={card.slug}>
              <Link to={card.href} className={styles.card} data-cursor-variant="project">
                <span>{card.category}</span>
                <h3 className={styles.cardTitle}>{card.title}</h3>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="teaser" title={t('landing.teaserTitle')}>
        <p>
          <Link to="/contact-us">{t('landing.teaserLink')}</Link>
        </p>
      </Section>
    </>
  );
}
