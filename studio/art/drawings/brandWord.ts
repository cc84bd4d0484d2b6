import { readFileSync } from 'node:fs';
import { type Localized, mergeSite } from 'shared/siteValues';

const { brand }: { brand?: unknown } = JSON.parse(readFileSync(new URL('../../../site.json', import.meta.url), 'utf8'));

/** The brand as the heroes show it: the default, or the owner's brand from `site.json`. */
export const brandWord: Localized = mergeSite(brand === undefined ? {} : { brand }, 'site.json').brand;
