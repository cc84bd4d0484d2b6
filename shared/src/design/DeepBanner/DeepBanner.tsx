import type { ReactNode } from 'react';
import { Fairway } from '../Fairway/Fairway.tsx';
import * as layout from '../layout.css.ts';
import { BannerTitle, type BannerTitleProps } from '../PageBanner/BannerTitle.tsx';
import * as banner from '../PageBanner/PageBanner.css.ts';
import { surfaces } from '../surfaces.css.ts';
import * as styles from './DeepBanner.css.ts';

export interface DeepBannerProps extends Omit<BannerTitleProps, 'size' | 'className'> {
  /** Background of the title: a `Backdrop`, or a picture of the banner's size. */
  readonly background?: ReactNode;
  /** Content after the description: links, figures. */
  readonly children?: ReactNode;
}

/**
 * The head of a page in deep water: a screen of its own, with the title at its foot. A component apart from `PageBanner`, so that a page
 * carries the styles of the one that it has.
 */
export function DeepBanner({ background, children, ...title }: DeepBannerProps) {
  return (
    <div className={`${surfaces.deep} ${banner.banner}`} data-header-theme="dark">
      {background}
      <Fairway />
      <div className={`${layout.wrap} ${styles.tall}`}>
        <BannerTitle {...title} className={styles.atFoot} />
        {children}
      </div>
    </div>
  );
}
