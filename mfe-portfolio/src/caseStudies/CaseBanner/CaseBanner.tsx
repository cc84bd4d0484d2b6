import { useAssets } from 'shared/assets';
import { breakpoints, DeepBanner, Picture } from 'shared/design';
import { usePortfolioMessages } from '../../messages.ts';
import type { CaseLook } from '../CaseLook.ts';
import { type CaseStudyKey, getCasePath } from '../CaseStudy.ts';
import { casePicture } from '../transitionNames.css.ts';
import * as styles from './CaseBanner.css.ts';

interface CaseBannerProps {
  readonly caseKey: CaseStudyKey;
  readonly picture: CaseLook['banner'];
  readonly river: CaseLook['river'];
}

/** Shows the first screen of a case (SPEC §2, case-study layout): a close-up of its subject with a stream, breadcrumbs and the title. */
export function CaseBanner({ caseKey, picture, river }: CaseBannerProps) {
  const address = useAssets();
  const t = usePortfolioMessages();
  const { card, banner, results } = t(`cases.${caseKey}`);
  const [first] = results.figures;
  return (
    <div className={`${styles.banner} ${styles.named[caseKey]}`} data-shared-transition="target">
      <DeepBanner
        title={banner.title}
        description={
          first && (
            <span className={styles.result}>
              <span className={styles.value}>{first.value}</span> {first.label}
            </span>
          )
        }
        crumbs={[
          { text: t('landing.breadcrumb'), href: '/portfolio' },
          { text: card.title, href: getCasePath(caseKey) },
        ]}
        background={
          <div className={`${styles.picture} ${casePicture[caseKey]}`}>
            {/* On phones the picture can be 600 px high. It is then 444 px wide and cropped at both sides. */}
            <Picture
              files={picture.wide}
              portrait={picture.portrait}
              alt={banner.alt}
              sizes="(width < 768px) max(100vw, 444px), 100vw"
              first
              fit="cover"
            />
            <div className={styles.shade} />
            <picture className={styles.river}>
              <source media={breakpoints.narrow} srcSet={address(river.portrait)} />
              <img src={address(river.wide)} alt="" width={2400} height={1080} loading="lazy" decoding="async" />
            </picture>
          </div>
        }
      />
    </div>
  );
}
