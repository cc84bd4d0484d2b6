import type { BanneredKey } from './bannerDrawings.ts';

export interface BannerColors {
  /** Glow directly behind the letters. */
  readonly lit: string;
  /** Colour between the glow and the site's dark background. */
  readonly deep: string;
  /** Three groups of stream lines, by their distance from the orange line. */
  readonly lines: readonly [near: string, off: string, far: string];
  readonly stone: string;
  readonly stoneEdge: string;
}

/**
 * Colours of each service's banner. Services of the marketing hub have the colours of their cards. Frameworks have shades of their hub's
 * blue.
 *  On warm backgrounds the stream lines are pale grey, so that the orange line stands out.
 */
export const bannerColors: Readonly<Record<BanneredKey, BannerColors>> = {
  seo: {
    lit: '#193184',
    deep: '#0d1c50',
    lines: ['#b9cbff', '#7f9df0', '#4f70b4'],
    stone: '#0d1c4f',
    stoneEdge: '#7f9df0',
  },
  ppc: {
    lit: '#115430',
    deep: '#0a3520',
    lines: ['#b4ecc9', '#63c592', '#3d8a68'],
    stone: '#09301d',
    stoneEdge: '#63c592',
  },
  smm: {
    lit: '#8f4d06',
    deep: '#47240a',
    lines: ['#ffe2b0', '#dfae66', '#9c7442'],
    stone: '#3f2108',
    stoneEdge: '#d3a564',
  },
  'marketing-strategy': {
    lit: '#6c152f',
    deep: '#3b0d20',
    lines: ['#f3c3cf', '#c98296', '#885a69'],
    stone: '#3a0b1e',
    stoneEdge: '#c98296',
  },
  'cms-framework': {
    lit: '#12434a',
    deep: '#0a2a30',
    lines: ['#bfe6dc', '#bfe6dc', '#8fbdb6'],
    stone: '#0a2a30',
    stoneEdge: '#7fa9a3',
  },
  wordpress: {
    lit: '#0a547c',
    deep: '#08344f',
    lines: ['#bde5f7', '#72b8dc', '#467f9d'],
    stone: '#072e46',
    stoneEdge: '#72b8dc',
  },
  opencart: {
    lit: '#422a88',
    deep: '#24184e',
    lines: ['#d6c9ff', '#a18be0', '#6a5fa3'],
    stone: '#241850',
    stoneEdge: '#a18be0',
  },
  laravel: {
    lit: '#611a54',
    deep: '#361133',
    lines: ['#f0c4e6', '#bd83b3', '#7d5b7c'],
    stone: '#35102f',
    stoneEdge: '#bd83b3',
  },
  symfony: {
    lit: '#38598a',
    deep: '#1e3352',
    lines: ['#dfebfb', '#9ebbe2', '#6482ab'],
    stone: '#1b2e4a',
    stoneEdge: '#9ebbe2',
  },
};
