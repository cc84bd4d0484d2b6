import { useAssets } from 'shared/assets';
import { PageBanner, Section } from 'shared/design';
import between from '../../../art/between-covers.svg';
import water from '../../../art/over-the-step.svg';
import on from '../../../art/over-the-step-on.svg';
import { CaseCard } from '../../caseStudies/CaseCard/CaseCard.tsx';
import { caseStudyKeys } from '../../caseStudies/CaseStudy.ts';
import { caseCovers } from '../../caseStudies/covers.ts';
import { usePortfolioMessages } from '../../messages.ts';
import { ProjectsTeaser } from '../../teaser/ProjectsTeaser.tsx';
import * as styles from './PortfolioPage.css.ts';

/** Shows the projects, each linked to its case, and the teaser with the number of all projects (SPEC §2, portfolio landing page). */
export function PortfolioPage() {
  const t = usePortfolioMessages();
  const address = useAssets();
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
          <img src={address(water)} alt="" width={1440} height={134} loading="lazy" className={styles.step} />
          <ul className={styles.projects}>
            {caseStudyKeys.map((key, index) => (
              <li key={key} className={styles.project}>
                {index === 2 && (
                  <img src={address(on)} alt="" width={1440} height={134} loading="lazy" className={styles.stepOn} />
                )}
                {index > 0 && (
                  <img
                    src={address(between)}
                    alt=""
                    width={390}
                    height={76}
                    loading="lazy"
                    className={styles.bendBetween}
                  />
                )}
                <CaseCard caseKey={key} cover={caseCovers[key]} first={index === 0 || (index === 1 && 'wide')} />
              </li>
            ))}
          </ul>
        </Section>
        <ProjectsTeaser />
      </div>
    </>
  );
}
