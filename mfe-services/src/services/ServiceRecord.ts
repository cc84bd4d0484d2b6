/** The two pages whose cards lead to the other services (SPEC §2). */
export type HubKey = 'digital-marketing' | 'cms-framework';

/** The colours of the cards (SPEC §2, digital marketing hub: 01 to 04 in blue, green, amber and red). */
export type ServiceColor = 'blue' | 'green' | 'amber' | 'red';

interface HubRecord {
  readonly key: HubKey;
  readonly page: 'HubPage';
}

interface ServicePageRecord {
  /** The last segment of the path, the subject of an order, and the service's name in the message files. */
  readonly key: string;
  readonly page: 'SeoPage' | 'PpcPage' | 'SmmPage' | 'StrategyPage' | 'FrameworkPage';
  readonly hub: HubKey;
  /** The colour of its card on the hub. */
  readonly color: ServiceColor;
}

/** Line of the list in `services.ts`. A hub has no card of its own, so it has neither colour nor hub. */
export type ServiceRecord = HubRecord | ServicePageRecord;
