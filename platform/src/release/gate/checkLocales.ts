import { findLocaleDifferences, getPageMessagesChunk, languages, type Release } from 'shared/contract';
import type { LoadedRemote, RemoteWords } from '../../compose/load/loadedRelease.ts';
import type { Finding } from './Finding.ts';

/**
 * Checks that a remote's texts and titles have the same keys, with values of the same types, in both languages. Also checks that each
 * page's texts are in the chunk that the page loads.
 */
export async function checkLocales(remote: LoadedRemote): Promise<Finding[]> {
  const { locales, pageMeta, wordsBy } = await remote.words();
  return [...findLanguageFaults({ locales, pageMeta }, remote.routes), ...findMissingChunks(wordsBy, remote.release)];
}

function findMissingChunks(wordsBy: RemoteWords['wordsBy'], { chunks }: Release): Finding[] {
  const names = wordsBy.flatMap((path) => languages.map((language) => getPageMessagesChunk(path, language)));
  const missing = names.filter((name) => !chunks[name]);
  if (missing.length === 0) return [];
  return [
    {
      field: 'locales',
      fault: `these chunks are missing: ${missing.slice(0, 8).join(', ')}`,
      remedy:
        'Give the imports of these words the names of these chunks (webpackChunkName). Without them compose cannot preload the words, and pages load them late.',
    },
  ];
}

function findLanguageFaults(
  { locales, pageMeta }: Omit<RemoteWords, 'wordsBy'>,
  routes: LoadedRemote['routes'],
): Finding[] {
  const faults = [
    ...findLocaleDifferences(locales.ua, locales.en),
    ...findLocaleDifferences(pageMeta.ua, pageMeta.en).map((line) => `meta ${line}`),
    ...routes
      .filter(({ path }) => !pageMeta.ua[path] || !pageMeta.en[path])
      .map(({ path }) => `meta ${path} is missing`),
  ];
  if (faults.length === 0) return [];
  const uniqueFaults = [...new Set(faults)];
  return [
    {
      field: 'locales',
      fault:
        uniqueFaults.slice(0, 8).join('; ') + (uniqueFaults.length > 8 ? `; and ${uniqueFaults.length - 8} more` : ''),
      remedy:
        'Write the same keys, numbers and placeholders in both languages. Every page needs the same texts in both.',
    },
  ];
}
