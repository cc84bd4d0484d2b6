/** The business's values (brand, phone, addresses …), each with a default, and how components and messages read them. */

export { getMessageVariables } from './site/getMessageVariables.ts';
export { defaultSite, type Localized, type SampleBlock, type Site } from './site/Site.ts';
export { SiteProvider, useSite } from './site/SiteProvider.tsx';
export { telephone } from './site/telephone.ts';
