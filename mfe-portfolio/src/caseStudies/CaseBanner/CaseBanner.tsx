import { PageBanner, Picture, type PictureFiles } from 'shared/design';
import { usePortfolioMessages } from '../../messages.ts';
import { type CaseStudyKey, pathOf } from '../CaseStudy.ts';
import { casePicture } from '../transitionNames.css.ts';
import * as styles from './CaseBanner.css.ts';

interface CaseBannerProps {
  readonly caseKey: CaseStudyKey;
  readonly picture: PictureFiles;
}

/** The first screen of a case: its subject close by, the way to it at the top, its title at the foot (SPEC §2, case-study layout). */
export function CaseBanner({ caseKey, picture }: CaseBannerProps) {
  const t = usePortfolioMessages();
  const { card, banner } = t(`cases.${caseKey}`);
  return (
    <div className={`${styles.banner} ${styles.named[caseKey]}`}>
      <PageBanner
        surface="deep"
        title={banner.title}
        crumbs={[
          { text: t('landing.breadcrumb'), href: '/portfolio' },
          { text: card.title, href: pathOf(caseKey) },
        ]}
        background={
          <div className={`${styles.picture} ${casePicture[caseKey]}`}>
            {/* A phone shows a narrow crop of a wide picture, so it needs more of it than its own width. */}
            <Picture files={picture} alt={banner.alt} sizes="(width < 768px) 180vw, 100vw" first fit="cover" />
            <div className={styles.shade} />
          </div>
        }
      />
    </div>
  );
}
