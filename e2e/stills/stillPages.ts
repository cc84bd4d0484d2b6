import { specifiedPages } from '../site.ts';

/** What has stills, by path, and who keeps their references: every page, and the one that is not there, which is the shell's. */
export const stillPages: Readonly<Record<string, string>> = { ...specifiedPages, '/no-such-page': 'shell' };

/** Names the pages that a run is about, by their paths with commas between; all of them where it is not set. */
export const pagesVariable = 'STILLS_PAGES';

const chosen = process.env[pagesVariable]?.split(',');
export const chosenPages: readonly (readonly [path: string, owner: string])[] = Object.entries(stillPages).filter(
  ([path]) => chosen?.includes(path) ?? true,
);
