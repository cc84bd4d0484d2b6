import { defaultSite, type Site } from 'shared/siteValues';

/** A value of the site, or a block of sample content, that the owner has not supplied yet. */
export interface UnsuppliedValue {
  readonly key: keyof Site;
  /** `sample`: pages show the value that we invented. `missing`: pages leave the value out. */
  readonly state: 'sample' | 'missing';
  /** Sentence that tells the owner how visitors notice the fault. */
  readonly shown: string;
}

/** Effect for visitors if a value is not supplied. Null if our default may stay, or if the owner may leave the value empty. */
const shownWithout: Readonly<Record<keyof Site, string | null>> = {
  origin: 'canonical addresses and cards name a site that does not exist',
  phone: 'a number that nobody answers, in header, footer, contact and texts',
  email: 'an address that nobody reads; the contact form writes to it',
  whatsapp: 'a chat that nobody answers',
  telegram: 'a chat that nobody answers',
  viber: 'a chat that nobody answers',
  replyTime: 'nothing says when an enquiry is answered',
  legalName: 'terms and privacy name a company that is not registered',
  legalAddress: 'terms and privacy give only the city as the address',
  effectiveDate: 'terms and privacy have an invented effective date',
  registrationNumber: 'terms and privacy omit the registration number',
  hostingProvider: 'privacy says "our host" without a name',
  logRetention: 'privacy promises how long logs are kept: 30 days',
  mailProvider: 'privacy says "our mail service" without a name',
  mailRetention: 'privacy promises how long letters are kept: 12 months',
  krw: 'the exchange shows a bonus in won that nobody calculated',
  providerA: 'the exchange mentions two Korean providers without names',
  providerB: 'the exchange mentions two Korean providers without names',
  installer: 'the download shows its three steps and downloads nothing',
  reviews: 'home says that the reviews are invented; they have no link to a review platform',
  rankings: 'home says that we invented the pairs of place and category',
  cases: 'each case and the terms say that account and screens are samples',
  strategyPlan: 'the page of the strategy says that its plan is a sample',
  socialPosts: 'the page of social media says that its posts are samples',
  legalDetails: 'terms and privacy say that company details, date and periods are samples',
  exchangeTerms:
    'the exchange says that its conditions, computer requirements, withdrawal rules and answers are samples',
  exchangePrices: 'the exchange says that prices, indices, chart, order book and alerts are samples',
  exchangeReviews: 'the exchange says that reviews and user names are invented',
  brand: null,
  privacyEmail: null,
  address: null,
  mapFrame: null,
  mapPage: null,
  mapProvider: null,
  contactEndpoint: null,
  exchange: null,
};

/**
 * Lists the values of a site that the owner must still supply.
 * @param values the composition's site values, which contain only those that differ from the defaults
 */
export function listUnsupplied(values: Readonly<Record<string, unknown>>): UnsuppliedValue[] {
  const site: Site = { ...defaultSite, ...values };
  return (Object.keys(shownWithout) as (keyof Site)[]).flatMap((key) => {
    const shownSample = shownWithout[key];
    const state = getState(site[key], key in values);
    return shownSample === null || state === undefined ? [] : [{ key, state, shown: shownSample }];
  });
}

/** Returns undefined for a supplied value. A value that the owner has written counts as supplied, even if it equals our sample. */
function getState(value: Site[keyof Site], written: boolean): UnsuppliedValue['state'] | undefined {
  if (typeof value === 'object' && 'sample' in value) return value.sample ? 'sample' : undefined;
  const texts = typeof value === 'string' ? [value] : Object.values(value);
  if (texts.includes('')) return 'missing';
  return written ? undefined : 'sample';
}
