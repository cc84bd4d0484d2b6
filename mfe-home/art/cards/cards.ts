import { type Language, languages } from 'shared/contract';
import {
  type Backdrop,
  type Card,
  createDrawingBackdrop,
  createGradientOverlay,
  createPaperBackdrop,
  createWaterBackdrop,
  readText,
  readWords,
  removeBrandFromTitle,
  siteValues,
} from 'studio/cards';
import { sitemapGroups } from '../../src/sitemap/sitemapGroups.ts';

const file = (path: string) => new URL(path, import.meta.url);

/** Returns the brand from edge to edge, as in the hero: lines, the orange line, letters. */
function nameInStream(language: Language): Backdrop {
  const { letters, fairway, viewBox } = JSON.parse(readText(file(`../hero-${language}.json`)));
  const place = { left: 0, top: -118, width: 1200, height: 900 };
  return createWaterBackdrop(
    [
      createDrawingBackdrop(
        file(`../hero-${language}.svg`),
        place,
        'linear-gradient(#0000 16%,#0006 26%,#000 36%,#000 62%,#0002 74%)',
      ),
      `<svg viewBox="${viewBox}" fill="none" style="left:0;top:${place.top}px;width:${place.width}px;height:${place.height}px"><path d="${fairway}" stroke="#ff5226" stroke-width="3.2"/><path d="${letters}" fill="#f4f7f2"/></svg>`,
    ],
    [62, 44],
  );
}

/** The chart of the Dnipro, faint, because the card's text stands on it. */
const chart = createPaperBackdrop([
  createDrawingBackdrop(
    file('../contact-chart.svg'),
    { left: -60, top: -40, width: 1560, height: 682 },
    'linear-gradient(#000,#000)',
  ),
  createGradientOverlay('#f7f9f5', [
    [94, 0],
    [80, 18],
    [0, 36],
    [0, 48],
    [88, 68],
    [97, 100],
  ]),
]);

/** The stream of the site map's drawing, with its four branches. */
const branches = createPaperBackdrop([
  createDrawingBackdrop(
    file('../sitemap.svg'),
    { left: 60, top: 216, width: 1378, height: 139 },
    'linear-gradient(#000 75%,#0000)',
  ),
]);

const stones = (name: string) =>
  createWaterBackdrop([
    createDrawingBackdrop(file(`../banner-${name}.svg`), { left: -80, top: -40, width: 1440, height: 560 }),
  ]);

export const cards: readonly Card[] = languages.flatMap((language) => {
  const metaOf = (folder: string) =>
    readWords(file(`../../src/pages/${folder}/locales/meta.${language}.json`), language);
  const word = readWords(file(`../../src/pages/SitemapPage/locales/${language}.json`), language);
  /** Returns the title of the page's group on the site map. Pages without a group share one title. */
  const sectionOf = (page: string) => {
    const group = sitemapGroups.find(({ paths }) => paths.some((path) => path === page));
    return group ? word('sitemap', 'groups', group.key) : word('sitemap', 'more');
  };
  const card = (page: string, folder: string, backdrop: Backdrop): Card => ({
    page,
    language,
    title: removeBrandFromTitle(metaOf(folder)(page, 'title'), language),
    section: sectionOf(page),
    backdrop,
  });
  return [
    {
      page: '/',
      language,
      title: metaOf('HomePage')('/', 'ogLine'),
      section: siteValues.address[language],
      backdrop: nameInStream(language),
      quiet: true,
    },
    card('/contact-us', 'ContactPage', chart),
    card('/sitemap', 'SitemapPage', branches),
    card('/terms', 'TermsPage', stones('terms')),
    card('/privacy', 'PrivacyPage', stones('privacy')),
  ];
});
