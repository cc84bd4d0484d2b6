import { layers, nearHeights } from 'shared/design';

/**
 * How high the content of each section is, at 1440 and at 390 pixels, without the room above and below it: a section that was never near the
 * window is so high (`whenNear`), and a page that has been read is hardly another height than one that has not. As measured in
 * both languages; where pages share a section, between theirs.
 */
export const heights: Readonly<Record<string, readonly [wide: number, narrow: number]>> = {
  '#cards': [630, 745],
  '#ladder': [773, 612],
  '#benefits': [1190, 1594],
  // With two of them.
  '#cases': [719, 916],
  '#about-seo': [280, 500],
  '#work-method': [873, 1545],
  '#siblings': [387, 410],
  '#case-row': [518, 533],
  '#promo': [560, 620],
  '#funnel': [1002, 1539],
  '#feed': [1019, 2145],
  '#course': [893, 1351],
  '#plan': [775, 885],
  '#facts': [401, 745],
  '#good-for': [720, 1210],
  '#editor': [672, 994],
  '#product': [764, 1090],
  '#locks': [729, 1109],
  '#assembly': [787, 843],
  '#choose-another': [612, 860],
  '#systems': [576, 646],
  '#how-work-goes': [835, 1150],
  // One alone.
  '#cases:has(article:only-child)': [672, 530],
};
nearHeights(layers.page, heights);
