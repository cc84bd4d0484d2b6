/** Site values (brand, phone, addresses …), their defaults, and access to them in components and messages. */

export { formatTelephoneLink } from './site/formatTelephoneLink.ts';
export { getMessageVariables } from './site/getMessageVariables.ts';
export { defaultSite, type Localized, type SampleBlock, type Site } from './site/Site.ts';
export { SiteProvider, useSite } from './site/SiteProvider.tsx';
