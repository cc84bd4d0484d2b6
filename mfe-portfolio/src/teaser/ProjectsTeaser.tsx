import { useAssets } from 'shared/assets';
import { breakpoints, Icon, SampleNote, Section } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Link } from 'shared/navigation';
import drawing from '../../art/projects.svg';
import portrait from '../../art/projects-portrait.svg';
import { getCasePath } from '../caseStudies/CaseStudy.ts';
import { usePortfolioMessages } from '../messages.ts';
import { featuredKeys, narrowNumberDrawing, wideNumberDrawing } from './featuredProjects.ts';
import * as styles from './ProjectsTeaser.css.ts';
import { teaserServices } from './teaserServices.ts';

/** Entrance delays of the four columns, in units of `Reveal`, so that they enter one after another. */
const steps = [0, 1, 2, 3] as const;

/**
 * Shows the portfolio on other pages (SPEC §2): the number of all projects, drawn with one stroke for each project. Below stand the names
 * of the featured projects, and links to the services behind them.
 */
export function ProjectsTeaser() {
  const t = usePortfolioMessages();
  const address = useAssets();
  return (
    <Section id="teaser" title={t('landing.teaserTitle')} surface="paper2" intro={<p>{t('landing.teaserText')}</p>}>
      <div className={styles.number}>
        <picture>
          <source
            media={breakpoints.narrow}
            srcSet={address(portrait)}
            width={narrowNumberDrawing.width}
            height={narrowNumberDrawing.height}
          />
          <img
            src={address(drawing)}
            alt={t('landing.teaserAlt')}
            width={wideNumberDrawing.width}
            height={wideNumberDrawing.height}
            loading="lazy"
            decoding="async"
            className={styles.drawing}
          />
        </picture>
        <div className={styles.names}>
          {featuredKeys.map((key) => (
            <Link key={key} to={getCasePath(key)}>
              {t(`cases.${key}.card.title`)}
            </Link>
          ))}
        </div>
      </div>
      <ul role="list" className={styles.crafts}>
        {teaserServices.map(({ name, path, cases }, index) => (
          <Reveal as="li" key={path} step={steps[index % 4]} size="small" className={styles.craft}>
            <h3 className={styles.name}>
              <Link to={path} className={styles.link}>
                {name}
                <span className={styles.arrow}>
                  <Icon name="arrow" />
                </span>
              </Link>
            </h3>
            <p className={styles.cases}>{cases.map((key) => t(`cases.${key}.card.title`)).join(', ')}</p>
          </Reveal>
        ))}
      </ul>
      <SampleNote block="cases" className={styles.sample}>
        {t('landing.teaserSample')}
      </SampleNote>
    </Section>
  );
}
