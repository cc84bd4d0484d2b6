import { PageBanner } from 'shared/design';
import { useLanguage } from 'shared/language';
import { Link, useRouteTable } from 'shared/navigation';
import { useHomeMessages } from '../../messages.ts';
import { groupsOn, unlistedRoutes } from '../../sitemap/sitemapGroups.ts';
import * as styles from './SitemapPage.css.ts';

/** Every page of the site in one list: in groups with a few words each, then whatever else the route table knows. */
export function SitemapPage() {
  const t = useHomeMessages();
  const language = useLanguage();
  const routeTable = useRouteTable();
  const unlisted = unlistedRoutes(routeTable);
  const pages = t('sitemap.pages');
  return (
    <>
      <PageBanner
        title={t('sitemap.banner.title')}
        description={t('sitemap.banner.description')}
        crumbs={[{ text: t('sitemap.banner.breadcrumb'), href: '/sitemap' }]}
      />
      <div className={styles.groups}>
        {groupsOn(routeTable).map(({ key, paths }) => (
          <div key={key}>
            <h2 className={styles.title}>{t(`sitemap.groups.${key}`)}</h2>
            <ul className={styles.list}>
              {paths.map((path) => (
                <li key={path}>
                  <Link to={path}>{pages[path].title}</Link>
                  <p className={styles.description}>{pages[path].description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {unlisted.length > 0 && (
          <div>
            <h2 className={styles.title}>{t('sitemap.more')}</h2>
            <ul className={styles.list}>
              {unlisted.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path}>{title[language]}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
