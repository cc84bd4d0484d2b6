import type { Language } from '../contract/Language.ts';

export type Localized = Readonly<Record<Language, string>>;

/** Switch of a content block. While `sample` is true, the block shows a note that its content is a sample (decision 0114). */
export interface SampleSwitch {
  readonly sample: boolean;
}

/**
 * Values that the owner may change without a build: `site.json` or a `SITE_…` variable overrides the default when the site is composed.
 * Drawings with the brand's name must be redrawn by `npm run art`. An empty text means that the value is missing, and pages omit it; only
 * `optionalSiteKeys` may be empty.
 */
export interface Site {
  /** Origin at which the site is published, without a trailing slash. */
  readonly origin: string;
  readonly brand: Localized;
  /** Formatted for readers. Links keep only plus sign and digits (SPEC §2, header and footer). */
  readonly phone: string;
  readonly email: string;
  /** Email address for questions about personal data. If empty, pages show `email`. */
  readonly privacyEmail: string;
  /** Chat addresses (SPEC §2, footer). WhatsApp and Telegram open in a new tab, Viber opens its own app. */
  readonly whatsapp: string;
  readonly telegram: string;
  readonly viber: string;
  /** Postal address of the office (SPEC §9). */
  readonly address: Localized;
  /** Embed URL of the map. The map is loaded only on request (SPEC §7). */
  readonly mapFrame: string;
  /** URL of a page with the map, which opens in a new tab. */
  readonly mapPage: string;
  readonly mapProvider: Localized;
  /** URL that receives the contact form: as JSON, or without script form-encoded. If empty, the form opens the visitor's mail app. */
  readonly contactEndpoint: string;
  /** End of the sentence "We reply …": «протягом одного робочого дня». If empty, no page promises a time. */
  readonly replyTime: Localized;
  readonly legalName: Localized;
  /** Eight-digit code in the Ukrainian register of companies (ЄДРПОУ). If empty, terms and privacy policy omit the code. */
  readonly registrationNumber: string;
  readonly legalAddress: Localized;
  /** Date from which terms and privacy policy are valid. The Ukrainian text is in the genitive: «1 січня 2026 року». */
  readonly effectiveDate: Localized;
  /** Company that hosts the server and its logs. If empty, the privacy policy says "our host". */
  readonly hostingProvider: Localized;
  readonly logRetention: Localized;
  /** Company that hosts the mailbox. If empty, the privacy policy says "our mail service". */
  readonly mailProvider: Localized;
  readonly mailRetention: Localized;
  readonly exchange: Localized;
  /** Approximate value of the 500 KLAY bonus in won, as shown (SPEC §1). */
  readonly krw: Localized;
  /** The two Korean sign-in providers (SPEC §1). If one is empty, pages say "two Korean providers". */
  readonly providerA: Localized;
  readonly providerB: Localized;
  /** URL of the exchange's installer. If empty, the first installation step asks the visitor to wait for the file. */
  readonly installer: string;
  /** The home page's seven reviews: texts, names, companies and review platforms. */
  readonly reviews: SampleSwitch;
  /** Rankings of the achievements (SPEC §3). */
  readonly rankings: SampleSwitch;
  /** Texts and screens of the cases, except the figures of SPEC §9. */
  readonly cases: SampleSwitch;
  /** Channels, months and shares of the plan on the strategy page. */
  readonly strategyPlan: SampleSwitch;
  /** Posts on the social media page. */
  readonly socialPosts: SampleSwitch;
  /** Company details in terms and privacy policy: name, address, code, date, and how long logs and emails are kept. */
  readonly legalDetails: SampleSwitch;
  /** The exchange's conditions, system requirements, withdrawal rules and answers to questions. */
  readonly exchangeTerms: SampleSwitch;
  /** The exchange's prices, indices, chart, order book and alerts. */
  readonly exchangePrices: SampleSwitch;
  /** The exchange's twelve reviews and their authors. */
  readonly exchangeReviews: SampleSwitch;
}

export type SampleBlock = { [K in keyof Site]: Site[K] extends SampleSwitch ? K : never }[keyof Site];

export const optionalSiteKeys: readonly (keyof Site)[] = [
  'privacyEmail',
  'contactEndpoint',
  'replyTime',
  'registrationNumber',
  'hostingProvider',
  'mailProvider',
  'providerA',
  'providerB',
  'installer',
];

const missing: Localized = { ua: '', en: '' };
const invented: SampleSwitch = { sample: true };

export const defaultSite: Site = {
  origin: 'https://porohy.example',
  brand: { ua: 'Пороги', en: 'Porohy' },
  phone: '+380 56 000 00 00',
  email: 'hello@porohy.example',
  privacyEmail: '',
  whatsapp: 'https://wa.me/380560000000',
  telegram: 'https://t.me/porohy_example',
  viber: 'viber://chat?number=%2B380560000000',
  address: { ua: 'Дніпро, Україна', en: 'Dnipro, Ukraine' },
  mapFrame:
    'https://www.openstreetmap.org/export/embed.html?bbox=35.0182%2C48.4447%2C35.0782%2C48.4847&layer=mapnik&marker=48.4647%2C35.0462',
  mapPage: 'https://www.openstreetmap.org/?mlat=48.4647&mlon=35.0462#map=14/48.4647/35.0462',
  mapProvider: { ua: 'OpenStreetMap', en: 'OpenStreetMap' },
  contactEndpoint: '',
  replyTime: missing,
  legalName: { ua: 'ТОВ «Пороги»', en: 'Porohy LLC' },
  registrationNumber: '',
  legalAddress: { ua: 'Дніпро, Україна', en: 'Dnipro, Ukraine' },
  effectiveDate: { ua: '1\u00a0січня 2026\u00a0року', en: '1\u00a0January 2026' },
  hostingProvider: missing,
  logRetention: { ua: '30\u00a0днів', en: '30\u00a0days' },
  mailProvider: missing,
  mailRetention: { ua: '12\u00a0місяців', en: '12\u00a0months' },
  exchange: { ua: 'Гавань', en: 'Haven' },
  krw: { ua: '100\u00a0тисяч', en: '100,000' },
  providerA: missing,
  providerB: missing,
  installer: '',
  reviews: invented,
  rankings: invented,
  cases: invented,
  strategyPlan: invented,
  socialPosts: invented,
  legalDetails: invented,
  exchangeTerms: invented,
  exchangePrices: invented,
  exchangeReviews: invented,
};
