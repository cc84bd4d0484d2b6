import { layers, nearHeights } from 'shared/design';

/**
 * How high the content of each section is, at 1440 and at 390 pixels, without the room above and below it: a section that was never near the
 * window is so high (`whenNear`), and a page that has been read is hardly another height than one that has not. As measured in
 * both languages; where pages share a section, between theirs.
 */
export const heights: Readonly<Record<string, readonly [wide: number, narrow: number]>> = {
  '#cards': [630, 747],
  '#ladder': [774, 611],
  '#benefits': [1130, 1760],
  // With two of them.
  '#cases': [719, 916],
  '#about-seo': [325, 560],
  // As a note.
  '#cases + #about-seo': [235, 390],
  '#work-method': [862, 1532],
  '#siblings': [388, 407],
  '#case-row': [518, 530],
  '#promo': [525, 612],
  '#funnel': [989, 1527],
  '#feed': [1020, 2145],
  '#course': [894, 1338],
  '#plan': [775, 884],
  '#facts': [401, 745],
  '#good-for': [760, 1560],
  // With the tree of sites, with the stair of locks, and with statements alone.
  '#good-for:has(+ #editor)': [1021, 1171],
  '#good-for:has(+ #locks)': [852, 1235],
  '#good-for:has(+ #assembly)': [371, 648],
  '#editor': [714, 994],
  '#product': [803, 1133],
  '#locks': [729, 1090],
  '#assembly': [938, 1513],
  '#choose-another': [546, 1033],
  '#systems': [576, 647],
  '#how-work-goes': [837, 1169],
  // One alone.
  '#cases:has(article:only-child)': [672, 560],
};
nearHeights(layers.page, heights);
