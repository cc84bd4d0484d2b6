/** Site values for Node, without React. Pages import `shared/site`. */

export { getMessageVariables } from './site/getMessageVariables.ts';
export { mergeSite } from './site/mergeSite.ts';
export {
  defaultSite,
  type Localized,
  optionalSiteKeys,
  type SampleBlock,
  type SampleSwitch,
  type Site,
} from './site/Site.ts';
