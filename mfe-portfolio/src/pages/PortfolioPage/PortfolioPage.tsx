import { PageBanner, Picture, Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Link } from 'shared/navigation';
import { CaseCard } from '../../caseStudies/CaseCard/CaseCard.tsx';
import { caseStudyKeys, pathOf } from '../../caseStudies/CaseStudy.ts';
import { covers } from '../../caseStudies/covers.ts';
import { usePortfolioMessages } from '../../messages.ts';
import * as styles from './PortfolioPage.css.ts';

/** The steps of a row of four that enters one after another. */
const steps = [0, 1, 2, 3] as const;

/** The portfolio: its projects, each leading to its case, and a teaser of the same (SPEC §2, portfolio landing page). */
export function PortfolioPage() {
  const t = usePortfolioMessages();
  return (
    <>
      <div className={styles.head}>
        <PageBanner
          title={t('landing.heading')}
          size="display"
          crumbs={[{ text: t('landing.breadcrumb'), href: '/portfolio' }]}
        />
      </div>
      <div className={styles.page}>
        <Section id="projects" title={t('landing.projectsTitle')} titleHidden>
          <ul className={styles.projects}>
            {caseStudyKeys.map((key, index) => (
              <li key={key} className={styles.project}>
                <CaseCard caseKey={key} cover={covers[key].cover} first={index < 2} />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="teaser" title={t('landing.teaserTitle')} surface="paper2">
          <ul className={styles.teaser}>
            {caseStudyKeys.map((key, index) => (
              <Reveal as="li" key={key} step={steps[index % 4]} size="small" className={styles.small}>
                <div className={styles.crop}>
                  <Picture
                    files={covers[key].banner}
                    alt={t(`cases.${key}.banner.alt`)}
                    sizes="(width < 1024px) 60vw, 30vw"
                    fit="cover"
                  />
                </div>
                <Link to={pathOf(key)} className={styles.name}>
                  {t(`cases.${key}.card.title`)}
                </Link>
                <p className={styles.category}>{t(`cases.${key}.card.category`)}</p>
              </Reveal>
            ))}
          </ul>
          <p className={styles.more}>
            <a href="#projects" className={styles.moreLink}>
              {t('landing.teaserLink')}
            </a>
          </p>
        </Section>
      </div>
    </>
  );
}
