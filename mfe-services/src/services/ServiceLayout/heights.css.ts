import { globalStyle } from '@vanilla-extract/css';
import { layers, nearHeights } from 'shared/design';

/**
 * How high the content of each section is, on phones and beside 1440 pixels, without the room above and below it: a section that was never near the
 * window is so high (`whenNear`), and a page that has been read is hardly another height than one that has not. As measured in
 * both languages; where pages share a section, between theirs.
 */
const heights: Readonly<Record<string, readonly [narrow: number, wide: number]>> = {
  '#ladder': [612, 773],
  '#benefits': [1594, 1190],
  // With two of them.
  '#cases': [916, 719],
  '#about-seo': [500, 280],
  '#work-method': [1545, 873],
  '#siblings': [410, 387],
  '#promo': [590, 520],
  '#funnel': [1134, 943],
  '#feed': [1898, 941],
  '#course': [1351, 893],
  '#plan': [974, 774],
  '#facts': [651, 401],
  '#good-for': [1210, 720],
  '#editor': [994, 672],
  '#product': [1090, 764],
  '#locks': [1109, 729],
  '#assembly': [843, 787],
  '#choose-another': [860, 612],
  '#how-work-goes': [1150, 835],
  // One alone.
  '#cases:has(article:only-child)': [530, 672],
};

for (const [section, [narrow, wide]] of Object.entries(heights))
  globalStyle(section, { '@layer': { [layers.page]: nearHeights(wide, narrow) } });
