import type { Language } from '../contract/Language.ts';

/** A value that differs by language. */
export type Localized = Readonly<Record<Language, string>>;

/** Switch of a content block: while it is a sample, the block says so (decision 0114). */
export interface SampleSwitch {
  readonly sample: boolean;
}

/**
 * Values that an owner may change without a build: `site.json` or a `SITE_…` variable overrides a default when the site is composed. Only
 * lettering drawn from the brand needs a command of its own. An empty text means that the value is missing: the page then omits it.
 * `optionalSiteKeys` lists the values that may be empty.
 */
export interface Site {
  /** Origin at which the site is published, without a trailing slash. */
  readonly origin: string;
  readonly brand: Localized;
  /** As people read it; links keep the digits only (SPEC §2, header and footer). */
  readonly phone: string;
  readonly email: string;
  /** Address for questions about personal data. Empty: `email`. */
  readonly privacyEmail: string;
  /** Chat addresses (SPEC §2, footer). WhatsApp and Telegram open in a new tab, Viber opens its own program. */
  readonly whatsapp: string;
  readonly telegram: string;
  readonly viber: string;
  /** The office (SPEC §9). */
  readonly address: Localized;
  /** Embed URL of the map, loaded only on request (SPEC §7). */
  readonly mapFrame: string;
  /** Map in a tab of its own. */
  readonly mapPage: string;
  readonly mapProvider: Localized;
  /**
   * URL to which the contact form posts JSON; without script `application/x-www-form-urlencoded`. Empty: the form opens the visitor's mail
   * program.
   */
  readonly contactEndpoint: string;
  /** Time of a reply, as the end of "We reply …": «протягом одного робочого дня». Empty: no page promises a time. */
  readonly replyTime: Localized;
  readonly legalName: Localized;
  /** Code in the register of enterprises (ЄДРПОУ), eight digits. Empty: terms and privacy omit it. */
  readonly registrationNumber: string;
  readonly legalAddress: Localized;
  /** In the genitive in Ukrainian: «1 січня 2026 року». */
  readonly effectiveDate: Localized;
  /** Host that keeps the server's logs. Empty: "our host". */
  readonly hostingProvider: Localized;
  readonly logRetention: Localized;
  /** Service that keeps the mailbox. Empty: "our mail service". */
  readonly mailProvider: Localized;
  readonly mailRetention: Localized;
  readonly exchange: Localized;
  /** Approximate value of the bonus of 500 KLAY in won, as shown (SPEC §1). */
  readonly krw: Localized;
  /** The two Korean sign-in providers (SPEC §1). If either is empty: "two Korean providers". */
  readonly providerA: Localized;
  readonly providerB: Localized;
  /** URL of the exchange's installer. Empty: the first step says what to do once it is published. */
  readonly installer: string;
  /** The seven reviews on the home page: texts, names, companies, and whose platform they are signed with. */
  readonly reviews: SampleSwitch;
  /** Pairing of places with categories in the achievements (SPEC §3). */
  readonly rankings: SampleSwitch;
  /** Texts and screens of the cases, but for the figures of SPEC §9. */
  readonly cases: SampleSwitch;
  /** The plan that the page of the strategy shows: its channels, months and shares. */
  readonly strategyPlan: SampleSwitch;
  /** The posts that the page of social media shows. */
  readonly socialPosts: SampleSwitch;
  /** Details of the company in terms and privacy: its name, address and code, the date, and how long logs and letters are retained. */
  readonly legalDetails: SampleSwitch;
  /** The exchange's conditions of the offer, what its app needs of a computer, its rules of withdrawal and its answers. */
  readonly exchangeTerms: SampleSwitch;
  /** The exchange's prices, indices, chart, order book and alerts. */
  readonly exchangePrices: SampleSwitch;
  /** The exchange's twelve reviews and who wrote them. */
  readonly exchangeReviews: SampleSwitch;
}

/** Name of a content block that can be a sample. */
export type SampleBlock = { [K in keyof Site]: Site[K] extends SampleSwitch ? K : never }[keyof Site];

/** Values that may be empty. The site needs all others. */
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
