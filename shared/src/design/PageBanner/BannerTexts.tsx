import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '../Breadcrumb/Breadcrumb.tsx';
import * as styles from './PageBanner.css.ts';

export interface BannerTextsProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Steps of the breadcrumb without Home, which `Breadcrumb` adds (SPEC §2, page banner). */
  readonly crumbs: readonly BreadcrumbItem[];
  /** `display` (larger) is for a page that consists mainly of its title. */
  readonly size?: keyof typeof styles.title | undefined;
  readonly className?: string | undefined;
}

/** Renders the texts of a banner: breadcrumb, description, and the page's only `h1`. */
export function BannerTexts({ title, description, crumbs, size = 'banner', className }: BannerTextsProps) {
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
