import type { Language } from '../contract/Language.ts';

/** A value that is written differently in each language. */
export type Localized = Readonly<Record<Language, string>>;

/**
 * Everything of the business that an owner may change without building again: `site.json` or a `SITE_…` variable at compose
 * time overrides a default. Only lettering drawn from the brand needs a command of its own.
 */
export interface Site {
  /** Where the site is published, without a trailing slash. */
  readonly origin: string;
  readonly brand: Localized;
  /** As people read it; links keep the digits only (SPEC §2, header and footer). */
  readonly phone: string;
  readonly email: string;
  readonly privacyEmail: string;
  /** Chat addresses (SPEC §2, footer). WhatsApp and Telegram open in a new tab, Viber opens its own program. */
  readonly whatsapp: string;
  readonly telegram: string;
  readonly viber: string;
  /** The office (SPEC §9). */
  readonly address: Localized;
  /** Address of the third-party map, loaded only when the visitor asks (SPEC §7). */
  readonly mapFrame: string;
  /** The map in a tab of its own. */
  readonly mapPage: string;
  readonly mapProvider: Localized;
  /**
   * Where the contact form is to post JSON, and where no script runs the same fields as a form does (`application/x-www-form-urlencoded`);
   * pages may reach its origin. Empty: the form composes a message in the visitor's mail program.
   */
  readonly contactEndpoint: string;
  readonly legalName: Localized;
  readonly registrationNumber: string;
  readonly legalAddress: Localized;
  /** In the genitive in Ukrainian: «1 січня 2026 року». */
  readonly effectiveDate: Localized;
  readonly hostingProvider: Localized;
  readonly logRetention: Localized;
  readonly mailProvider: Localized;
  readonly mailRetention: Localized;
  readonly exchange: Localized;
  /** Approximate value of the bonus of 500 KLAY in won, digits as shown (SPEC §1). */
  readonly krw: Localized;
  readonly providerA: Localized;
  readonly providerB: Localized;
  /** The exchange's installer. Empty: the download says plainly that there is none yet. */
  readonly installer: string;
}

export const defaultSite: Site = {
  origin: 'https://porohy.example',
  brand: { ua: 'Пороги', en: 'Porohy' },
  phone: '+380 56 000 00 00',
  email: 'hello@porohy.example',
  privacyEmail: 'privacy@porohy.example',
  whatsapp: 'https://wa.me/380560000000',
  telegram: 'https://t.me/porohy_example',
  viber: 'viber://chat?number=%2B380560000000',
  address: { ua: 'Дніпро, Україна', en: 'Dnipro, Ukraine' },
  mapFrame:
    'https://www.openstreetmap.org/export/embed.html?bbox=35.0182%2C48.4447%2C35.0782%2C48.4847&layer=mapnik&marker=48.4647%2C35.0462',
  mapPage: 'https://www.openstreetmap.org/?mlat=48.4647&mlon=35.0462#map=14/48.4647/35.0462',
  mapProvider: { ua: 'OpenStreetMap', en: 'OpenStreetMap' },
  contactEndpoint: '',
  legalName: { ua: 'ТОВ «Пороги»', en: 'Porohy LLC' },
  registrationNumber: '00000000',
  legalAddress: { ua: 'Дніпро, Україна', en: 'Dnipro, Ukraine' },
  effectiveDate: { ua: '1 січня 2026 року', en: '1 January 2026' },
  hostingProvider: { ua: 'Example Hosting', en: 'Example Hosting' },
  logRetention: { ua: '30 днів', en: '30 days' },
  mailProvider: { ua: 'Example Mail', en: 'Example Mail' },
  mailRetention: { ua: '12 місяців', en: '12 months' },
  exchange: { ua: 'Гавань', en: 'Haven' },
  krw: { ua: '100 000', en: '100,000' },
  providerA: { ua: 'провайдер A', en: 'provider A' },
  providerB: { ua: 'провайдер B', en: 'provider B' },
  installer: '',
};
