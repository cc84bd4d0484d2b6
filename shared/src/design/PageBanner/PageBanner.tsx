import type { ReactNode } from 'react';
import { isDark, type Surface } from '../../theme/Surface.ts';
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Fairway } from '../Fairway/Fairway.tsx';
import * as layout from '../layout.css.ts';
import { surfaces } from '../surfaces.css.ts';
import * as styles from './PageBanner.css.ts';

export interface PageBannerProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Without Home, which the banner adds itself (SPEC §2, page banner). */
  readonly crumbs: readonly Crumb[];
  /** What it stands on. In deep water it is a screen of its own, with the title at its foot. */
  readonly surface?: Surface | undefined;
  /** `display` for a page that is mostly its title. */
  readonly size?: keyof typeof styles.title | undefined;
  /** What stands behind the title: a `Backdrop`, or a picture of the banner's size. */
  readonly background?: ReactNode;
  /** What follows the description: links, figures. */
  readonly children?: ReactNode;
}

/** The head of a page: the way to it, its title and what it is about. The title is the page's only `h1`; the header lies over it. */
export function PageBanner({
  title,
  description,
  crumbs,
  surface = 'paper',
  size = 'banner',
  background,
  children,
}: PageBannerProps) {
  const dark = isDark(surface);
  return (
    <div
      className={`${surfaces[surface]} ${styles.banner}${dark ? '' : ` ${styles.openBelow}`}`}
      data-under-header={dark ? 'dark' : 'light'}
    >
      {background}
      <Fairway />
      <div className={`${layout.wrap} ${dark ? styles.tall : styles.short}`}>
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.foot}>
          <h1 className={styles.title[size]} tabIndex={-1}>
            {title}
          </h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
