/** Site values (brand, phone, addresses …) with defaults, and how components and messages read them. */

export { formatTelephoneLink } from './site/formatTelephoneLink.ts';
export { getMessageVariables } from './site/getMessageVariables.ts';
export { defaultSite, type Localized, type SampleBlock, type Site } from './site/Site.ts';
export { SiteProvider, useSite } from './site/SiteProvider.tsx';
