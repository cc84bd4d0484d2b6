/** The business's values without React: for Node, where nothing is rendered. Pages read them through `shared/site`. */
export { mergeSite } from './site/mergeSite.ts';
export { getMessageVariables } from './site/messageVariables.ts';
export {
  defaultSite,
  type Localized,
  optionalSiteKeys,
  type SampleBlock,
  type SampleSwitch,
  type Site,
} from './site/Site.ts';
