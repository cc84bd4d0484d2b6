import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb.tsx';
import * as styles from './PageBanner.css.ts';

export interface PageBannerProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Without Home, which the banner adds itself (SPEC §2, page banner). */
  readonly crumbs: readonly Crumb[];
  /** What follows the description: links, figures. */
  readonly children?: ReactNode;
}

/** The head of a page: the way to it, its title and what it is about. The title is the page's only `h1`. */
export function PageBanner({ title, description, crumbs, children }: PageBannerProps) {
  return (
    <div className={styles.banner}>
      <Breadcrumb crumbs={crumbs} />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {children}
    </div>
  );
}
