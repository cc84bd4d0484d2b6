import { readFileSync } from 'node:fs';
import { mergeSite, type Site } from 'shared/siteValues';

const file = new URL('../../../site.json', import.meta.url);

/** The business's values as the owner wrote them into `site.json`: what is painted cannot follow a variable at compose time. */
export const siteValues: Site = mergeSite(JSON.parse(readFileSync(file, 'utf8')), 'site.json');
