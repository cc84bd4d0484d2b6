import { readFileSync } from 'node:fs';
import { mergeSite, type Site } from 'shared/siteValues';

const file = new URL('../../../site.json', import.meta.url);

/** The owner's values from `site.json`. Painted text cannot use variables that are filled in when the site is composed. */
export const siteValues: Site = mergeSite(JSON.parse(readFileSync(file, 'utf8')), 'site.json');
