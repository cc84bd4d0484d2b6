import { readFileSync } from 'node:fs';
import { type Localized, mergeSite } from 'shared/siteValues';

const { brand }: { brand?: unknown } = JSON.parse(readFileSync(new URL('../../../site.json', import.meta.url), 'utf8'));

/** The brand as the site shows it: the default, or what the owner wrote into `site.json`. The heroes are drawn from it. */
export const brandWord: Localized = mergeSite(brand === undefined ? {} : { brand }, 'site.json').brand;
