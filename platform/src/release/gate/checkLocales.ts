import { getPageMessagesChunk, languages, type Release } from 'shared/contract';
import type { LoadedRemote, RemoteWords } from '../../compose/load/loadedRelease.ts';
import type { Finding } from './Finding.ts';

/**
 * Checks that a remote's texts and titles have the same keys, with values of the same types, in both languages. Also checks that each
 * page's texts are in the chunk that the page loads.
 */
export async function checkLocales(remote: LoadedRemote): Promise<Finding[]> {
  const { locales, pageMeta, wordsBy } = await remote.words();
  return [...sameInBoth({ locales, pageMeta }, remote.routes), ...named(wordsBy, remote.release)];
}

function named(wordsBy: RemoteWords['wordsBy'], { chunks }: Release): Finding[] {
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

function sameInBoth({ locales, pageMeta }: Omit<RemoteWords, 'wordsBy'>, routes: LoadedRemote['routes']): Finding[] {
  const faults = [
    ...differences(locales.ua, locales.en, ''),
    ...differences(pageMeta.ua, pageMeta.en, 'meta '),
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
      remedy: 'Write the words in both languages. Every page needs the same texts in both.',
    },
  ];
}

function differences(ua: unknown, en: unknown, at: string): string[] {
  const [kindUa, kindEn] = [getKind(ua), getKind(en)];
  if (kindUa !== kindEn) return [`${at.trim()}: ${kindUa} in Ukrainian, ${kindEn} in English`];
  if (kindUa === 'text' && (ua === '') !== (en === '')) return [`${at.trim()} is empty in one language`];
  if (kindUa !== 'list' && kindUa !== 'group') return [];
  const [left, right] = [ua, en] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) =>
    differences(left[key], right[key], at === '' || at.endsWith(' ') ? `${at}${key}` : `${at}.${key}`),
  );
}

function getKind(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'group';
  return typeof value === 'string' ? 'text' : typeof value;
}
