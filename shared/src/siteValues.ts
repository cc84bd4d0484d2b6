/** The business's values without React: for Node, where nothing is rendered. Pages read them through `shared/site`. */
export { mergeSite } from './site/mergeSite.ts';
export { messageVariables } from './site/messageVariables.ts';
export {
  defaultSite,
  type Localized,
  mayBeMissing,
  type SampleBlock,
  type SampleSwitch,
  type Site,
} from './site/Site.ts';
