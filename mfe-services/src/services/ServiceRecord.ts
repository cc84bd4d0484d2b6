/** Hubs: pages with cards that link to services (SPEC §2). */
export type HubKey = 'digital-marketing' | 'cms-framework';

/** Colours of the cards (SPEC §2, digital marketing hub: 01 to 04 in blue, green, amber and red). */
export type ServiceColor = 'blue' | 'green' | 'amber' | 'red';

interface HubRecord {
  readonly key: HubKey;
  readonly page: 'HubPage';
}

interface ServicePageRecord {
  /** Last segment of the page's path. Also the subject of an order, and the name of the service's locale files. */
  readonly key: string;
  readonly page: 'SeoPage' | 'PpcPage' | 'SmmPage' | 'StrategyPage' | 'FrameworkPage';
  readonly hub: HubKey;
  /** Colour of the service's card on its hub. */
  readonly color: ServiceColor;
}

/** Entry of the list in `services.ts`. A hub has no card, so it has neither colour nor hub. */
export type ServiceRecord = HubRecord | ServicePageRecord;
