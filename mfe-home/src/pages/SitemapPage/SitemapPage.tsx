import type { ReactNode } from 'react';
import { layout, PageBanner } from 'shared/design';
import { useLanguage } from 'shared/language';
import { Link, useRouteTable } from 'shared/navigation';
import { useSite } from 'shared/site';
import river from '../../../art/sitemap.json';
import { useHomeMessages } from '../../messages.ts';
import { filterSitemapGroups, findUnlistedRoutes, removeBrandFromTitle } from '../../sitemap/sitemapGroups.ts';
import * as styles from './SitemapPage.css.ts';

/** Number of the river's branches. Each leads to one group of links; further groups have no branch. */
const branches = river.branches.length;

interface WaterProps {
  readonly height: number;
  readonly className: string;
  readonly children: ReactNode;
}

function Water({ height, className, children }: WaterProps) {
  return (
    <svg
      viewBox={`0 0 100 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

/** Draws a branch from the river at the window's edge to the trunk of a group. */
function Branch({ index }: { readonly index: number }) {
  const branch = river.branches[index];
  if (!branch) return null;
  const { height, lines } = branch;
  const [trunk, ...others] = lines;
  return (
    <Water height={height} className={styles.branch}>
      <path d={others.join('')} className={styles.strands} />
      <path d={trunk} />
    </Water>
  );
}

/** Draws the lines of all branches where they come down at the window's edge. */
function Fall() {
  const { height, lines } = river.fall;
  return (
    <Water height={height} className={styles.fall}>
      <path d={lines.flatMap(([, ...others]) => others).join('')} className={styles.strands} />
      <path d={lines.map(([trunk = '']) => trunk).join('')} />
    </Water>
  );
}

/**
 * Lists all pages. The river sends a branch to each group, and its orange line leads to the current page. Routes that no group lists follow
 * at the end.
 */
export function SitemapPage() {
  const t = useHomeMessages();
  const language = useLanguage();
  const routeTable = useRouteTable();
  const { brand } = useSite();
  const unlisted = findUnlistedRoutes(routeTable);
  const pages = t('sitemap.pages');
  return (
    <>
      <PageBanner
        title={t('sitemap.banner.title')}
        description={t('sitemap.banner.description')}
        crumbs={[{ text: t('sitemap.banner.breadcrumb'), href: '/sitemap' }]}
        size="display"
      />
      <div className={styles.map}>
        <Fall />
        <div className={`${layout.wrap} ${styles.groups}`}>
          {filterSitemapGroups(routeTable).map(({ key, paths }, index) => (
            <section key={key} className={index < branches ? styles.group : styles.further}>
              {index < branches && <Branch index={index} />}
              <h2 className={index < branches ? styles.branchTitle : styles.title}>{t(`sitemap.groups.${key}`)}</h2>
              <ul className={index < branches ? styles.list : styles.row}>
                {paths.map((path) => (
                  <li key={path} className={index < branches ? styles.item : undefined}>
                    <Link to={path} aria-current={path === '/sitemap' ? 'page' : undefined} className={styles.link}>
                      {pages[path].title}
                    </Link>
                    <p className={styles.description}>{pages[path].description}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {unlisted.length > 0 && (
            <section className={styles.further}>
              <h2 className={styles.title}>{t('sitemap.more')}</h2>
              <ul className={styles.row}>
                {unlisted.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path} className={styles.link}>
                      {removeBrandFromTitle(brand[language], title[language])}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
