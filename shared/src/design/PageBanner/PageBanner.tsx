import type { ReactNode } from 'react';
import { Fairway } from '../Fairway/Fairway.tsx';
import * as layout from '../layout.css.ts';
import { surfaces } from '../surfaces.css.ts';
import { BannerTexts, type BannerTextsProps } from './BannerTexts.tsx';
import * as styles from './PageBanner.css.ts';

export interface PageBannerProps extends Omit<BannerTextsProps, 'className'> {
  /** Background of the banner: a `Backdrop`, or a picture that fills the banner. */
  readonly background?: ReactNode;
  readonly children?: ReactNode;
}

/** Renders a light page banner: breadcrumb, title and description. The header overlays its top. */
export function PageBanner({ background, children, ...title }: PageBannerProps) {
  return (
    <div className={`${surfaces.paper} ${styles.banner} ${styles.openBelow}`} data-header-theme="light">
      {background}
      <Fairway />
      <div className={`${layout.wrap} ${styles.short}`}>
        <BannerTexts {...title} />
        {children}
      </div>
    </div>
  );
}
