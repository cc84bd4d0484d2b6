import { readFileSync } from 'node:fs';
import { mergeSite, type Site } from 'shared/siteValues';

const file = new URL('../../../site.json', import.meta.url);

/** The owner's values from `site.json`. A painted text cannot contain placeholders that a composition fills in later. */
export const siteValues: Site = mergeSite(JSON.parse(readFileSync(file, 'utf8')), 'site.json');
