import { Icon, Picture } from 'shared/design';
import { useLanguage } from 'shared/language';
import { usePortfolioMessages } from '../../messages.ts';
import { travelling } from '../../pictures/parallax.css.ts';
import type { CaseCover } from '../covers.ts';
import * as styles from './OpeningCover.css.ts';

interface OpeningCoverProps {
  readonly cover: CaseCover;
  /** Text alternative of the cover, which shows the case on a device. */
  readonly alt: string;
  /** `true` if the cover is in the first screen of every viewport, `'wide'` if only of wide ones. */
  readonly first: boolean | 'wide';
  readonly className: string | undefined;
}

/** `sizes` of a cover. All places that show the cover use the same value, so that the browser reuses the cached picture. */
export const coverSizes = '(width < 768px) 92vw, 46vw';

/**
 * The cover of a case: a device, which opens to a close-up (macro) behind a moving wavy edge. CSS opens it on hover or focus of its
 * `opener`. On touch screens a script opens it once it is in the viewport (`data-cover`, `shared/startMotion`).
 */
export function OpeningCover({ cover, alt, first, className }: OpeningCoverProps) {
  const t = usePortfolioMessages();
  const english = useLanguage() === 'en' ? cover : undefined;
  return (
    <div data-cover="" suppressHydrationWarning className={[styles.cover, className].filter(Boolean).join(' ')}>
      <div className={travelling}>
        <div className={styles.macro}>
          <Picture files={cover.bannerPortraitPicture} alt="" sizes={coverSizes} fit="cover" hidden />
        </div>
        <div className={styles.front}>
          <div className={styles.dry}>
            <div className={styles.still}>
              <Picture
                files={english?.coverEnPicture ?? cover.coverPicture}
                portrait={english?.coverPhoneEnPicture ?? cover.coverPhonePicture}
                alt={alt}
                sizes={coverSizes}
                first={first}
                fit="cover"
              />
            </div>
          </div>
          <div className={styles.lines} />
        </div>
      </div>
      <div aria-hidden="true" className={styles.sign}>
        {t('landing.case')}
        <Icon name="arrow" />
      </div>
    </div>
  );
}
