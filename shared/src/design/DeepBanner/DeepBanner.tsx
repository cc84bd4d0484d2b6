import type { ReactNode } from 'react';
import { Fairway } from '../Fairway/Fairway.tsx';
import * as layout from '../layout.css.ts';
import { BannerTexts, type BannerTextsProps } from '../PageBanner/BannerTexts.tsx';
import * as banner from '../PageBanner/PageBanner.css.ts';
import { surfaces } from '../surfaces.css.ts';
import * as styles from './DeepBanner.css.ts';

export interface DeepBannerProps extends Omit<BannerTextsProps, 'size' | 'className'> {
  /** Background of the banner: a `Backdrop`, or a picture that fills the banner. */
  readonly background?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Renders a dark page banner, about as high as a screen, with the title at the bottom. It is separate from `PageBanner`, so that a page
 * loads only the styles of its own banner.
 */
export function DeepBanner({ background, children, ...title }: DeepBannerProps) {
  return (
    <div className={`${surfaces.deep} ${banner.banner}`} data-header-theme="dark">
      {background}
      <Fairway />
      <div className={`${layout.wrap} ${styles.tall}`}>
        <BannerTexts {...title} className={styles.atFoot} />
        {children}
      </div>
    </div>
  );
}
