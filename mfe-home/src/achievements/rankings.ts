import type { HomeMessages } from '../messages.ts';

/** One of the 22 ranking categories (SPEC §3). Its title is a message. */
export type CategoryKey = keyof HomeMessages['achievements']['categories'];

/** A place of the agency in one category of a platform's ranking (SPEC §3, block). */
export interface Ranking {
  readonly place: keyof HomeMessages['achievements']['ordinals'];
  readonly categoryKey: CategoryKey;
}

/** A platform that ranks agencies, with the agency's places (SPEC §3, achievement logo entry). */
export interface RankingPlatform {
  readonly id: number;
  /** Name of the platform, the same in all languages. */
  readonly name: string;
  readonly rankings: readonly Ranking[];
}

/**
 * The nine platforms, their numbers of rankings and the places, as in SPEC §3. The categories are samples, unless the owner's `rankings`
 * switch says otherwise.
 */
export const rankingPlatforms: readonly RankingPlatform[] = [
  { id: 1, name: '99 Firms', rankings: [{ place: '20', categoryKey: 'webDevelopmentCompanies' }] },
  {
    id: 2,
    name: 'Clutch',
    rankings: [
      { place: '4', categoryKey: 'eCommerceDevelopers' },
      { place: '5', categoryKey: 'laravelDevelopers' },
      { place: '7', categoryKey: 'wordPressDevelopers' },
      { place: '19', categoryKey: 'webDesignCompanies' },
      { place: '20', categoryKey: 'ppcAgencies' },
      { place: '22', categoryKey: 'seoCompanies' },
    ],
  },
  { id: 3, name: 'Digital Agency Network', rankings: [{ place: '3', categoryKey: 'digitalMarketingAgencies' }] },
  {
    id: 4,
    name: 'DesignRush',
    rankings: [
      { place: '5', categoryKey: 'uiUxDesignAgencies' },
      { place: '7', categoryKey: 'eCommerceDesignAgencies' },
    ],
  },
  {
    id: 5,
    name: 'IT Rating',
    rankings: [
      { place: '1', categoryKey: 'onlineStoreDevelopers' },
      { place: '2', categoryKey: 'corporateSiteDevelopers' },
      { place: '3', categoryKey: 'landingPageDevelopers' },
      { place: '4', categoryKey: 'searchPromotionAgencies' },
    ],
  },
  { id: 6, name: 'OpenCart', rankings: [{ place: '1', categoryKey: 'opencartExperts' }] },
  { id: 7, name: 'Top Developers', rankings: [{ place: '55', categoryKey: 'webDevelopers' }] },
  {
    id: 8,
    name: 'UpCity',
    rankings: [
      { place: '2', categoryKey: 'fullCycleAgencies' },
      { place: '3', categoryKey: 'smmAgencies' },
      { place: '5', categoryKey: 'marketingStrategyAgencies' },
    ],
  },
  {
    id: 9,
    name: 'Web Awards',
    rankings: [
      { place: '1', categoryKey: 'bestOnlineStore' },
      { place: '2', categoryKey: 'bestCorporateSite' },
      { place: '3', categoryKey: 'bestMobileVersion' },
    ],
  },
];

const computeWeight = ({ rankings }: RankingPlatform) =>
  rankings.some(({ place }) => place === '1') ? rankings.length : 0;

/** The carousel starts at the platform with the most first places, because the section's text promises first places. */
export const firstPlatform = rankingPlatforms
  .map(computeWeight)
  .reduce((best, weight, index, weights) => (weight > (weights[best] ?? 0) ? index : best), 0);
