import { useAssets } from 'shared/assets';
import { Icon, layout, Picture, Section, widths } from 'shared/design';
import { Reveal } from 'shared/motion';
import { Link } from 'shared/navigation';
import wide from '../art/projects.svg';
import portrait from '../art/projects-portrait.svg';
import { pathOf } from '../caseStudies/CaseStudy.ts';
import { type Cover, covers } from '../caseStudies/covers.ts';
import { coverSizes } from '../caseStudies/OpeningCover/OpeningCover.tsx';
import { usePortfolioMessages } from '../messages.ts';
import { crafts } from './craft.ts';
import * as styles from './ProjectsTeaser.css.ts';
import { type ToldKey, toldKeys } from './toldStones.ts';

/**
 * On its stone a case shows what its card opens to; where that is grains beside another's grains, what the card shows at first. Either
 * is on the page already.
 */
const shown = ({ cover, coverPhone, bannerPortrait }: Cover, key: ToldKey) =>
  key === 'zoo-expert' ? { files: cover, portrait: coverPhone } : { files: bannerPortrait };

/** The steps of a row of four that enters one after another. */
const steps = [0, 1, 2, 3] as const;

/**
 * The portfolio's teaser (SPEC §2): all projects as a stream, the told ones as its stones, and where it leads from here: to what those
 * were made with.
 */
export function ProjectsTeaser() {
  const t = usePortfolioMessages();
  const address = useAssets();
  return (
    <Section
      id="teaser"
      title={t('landing.teaserTitle')}
      surface="paper2"
      bleed
      intro={<p>{t('landing.teaserText')}</p>}
    >
      <div className={styles.stream}>
        <picture>
          <source media={widths.narrow} srcSet={address(portrait)} width={760} height={1120} />
          <img
            src={address(wide)}
            alt={t('landing.teaserAlt')}
            width={1600}
            height={600}
            loading="lazy"
            decoding="async"
            className={styles.drawing}
          />
        </picture>
        <div className={styles.stones}>
          {toldKeys.map((key) => (
            <Link key={key} to={pathOf(key)}>
              <Picture {...shown(covers[key], key)} alt="" sizes={coverSizes} fit="cover" hidden />
              {t(`cases.${key}.card.title`)}
            </Link>
          ))}
        </div>
      </div>
      <div className={layout.wrap}>
        <ul className={styles.crafts}>
          {crafts.map(({ name, path, cases }, index) => (
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
      </div>
    </Section>
  );
}
