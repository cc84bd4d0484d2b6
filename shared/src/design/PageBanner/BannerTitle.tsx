import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '../Breadcrumb/Breadcrumb.tsx';
import * as styles from './PageBanner.css.ts';

export interface BannerTitleProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Without Home, which the banner adds itself (SPEC §2, page banner). */
  readonly crumbs: readonly BreadcrumbItem[];
  /** `display` for a page that is mostly its title. */
  readonly size?: keyof typeof styles.title | undefined;
  /** Of what holds title and description. */
  readonly className?: string | undefined;
}

/** Words of every banner: the breadcrumb, the page's only `h1`, and the description. */
export function BannerTitle({ title, description, crumbs, size = 'banner', className }: BannerTitleProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <div className={[styles.foot, className].filter(Boolean).join(' ')}>
        <h1 className={styles.title[size]} tabIndex={-1}>
          {title}
        </h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
    </>
  );
}
