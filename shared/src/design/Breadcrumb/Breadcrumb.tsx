import { useFrameMessages } from 'shared/language';
import { Link } from 'shared/navigation';
import * as styles from './Breadcrumb.css.ts';

/** A step of a breadcrumb. With an `href` it is a link (SPEC §3, banner breadcrumb). */
export interface BreadcrumbItem {
  readonly text: string;
  /** Path on this site, without language. */
  readonly href?: string | undefined;
}

/** Renders a breadcrumb: Home, then `crumbs`. The last crumb is the current page. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly BreadcrumbItem[] }) {
  const t = useFrameMessages();
  const all: readonly BreadcrumbItem[] = [{ text: t('breadcrumbs.home'), href: '/' }, ...crumbs];
  return (
    // Reader modes recognise the class `breadcrumbs` and skip this element.
    <nav aria-label={t('breadcrumbs.label')} className="breadcrumbs">
      {/* From this list the shell also makes structured data for search engines (docs/contracts.md). */}
      <ol data-breadcrumb="" className={styles.list}>
        {all.map(({ text, href }, index) => {
          const current = index === all.length - 1;
          return (
            <li key={text} className={styles.item} aria-current={current ? 'page' : undefined}>
              {href !== undefined && !current ? (
                <Link to={href} className={styles.link}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
