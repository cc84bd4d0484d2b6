import { carriesHash, type Release } from 'shared/contract';
import { wholeOf } from './siteId.ts';

/** The browser files of a release that lie once for all releases of its package, by their paths below `browser/`; copies aside. */
export const sharedFiles = ({ files }: Pick<Release, 'files'>): string[] =>
  Object.keys(files).flatMap((file) => {
    const [, path = ''] = /^browser\/(.+)$/.exec(file) ?? [];
    return carriesHash(path) && wholeOf(path) === undefined ? [path] : [];
  });
