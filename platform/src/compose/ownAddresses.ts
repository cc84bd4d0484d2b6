import { isPagePath, readAddress } from 'shared/contract';
import { clumsy, documentOf } from '../store/protocol/siteListing.ts';

/** An owner's addresses that are no pages: proofs of ownership and the like, and redirects from a former site's addresses. */
export interface OwnAddresses {
  /** Texts that are answered, by address. */
  readonly files: Readonly<Record<string, string>>;
  /** Pages of this site, or of another, by the address that leads there. */
  readonly redirects: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

/** Picks the addresses out of an owner's values. */
export const addressesIn = ({ files = {}, redirects = {} }: Values): OwnAddresses =>
  ({ files, redirects }) as OwnAddresses;

/** Picks the values that pages are made of. No page is rendered anew for addresses. */
export const valuesOfPages = ({ files: _files, redirects: _redirects, ...others }: Values): Record<string, unknown> =>
  others;

/** An address as every host can be told it: letters, digits and four signs. */
const plain = /^(?:\/[\w.~-]+)+$/;

/** Addresses that the shell and hosts use themselves. */
const taken = /^\/(?:(?:r|dev|preview|proof|_[^/]*)(?:\/|$)|(?:site|speculation)\.json$|deltas-off$)/i;

/** Endings that hosts use for copies of a file, or for files that are not whole yet. */
const foreignEnding = /\.(?:br|gz|dcz|tmp|whole)$/;

const longest = 65_536;

/**
 * Reads an owner's addresses.
 * @returns the values as they are taken, and a line for each that is refused
 */
export function readAddresses(values: Values): {
  readonly taken: Partial<OwnAddresses>;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const read = (kind: keyof OwnAddresses, entry: (from: string, to: string) => string | readonly [string, string]) => {
    const said = values[kind];
    if (said === undefined) return {};
    if (typeof said !== 'object' || said === null || Array.isArray(said)) {
      faults.push(`${kind}: must be { "/address": "…" }`);
      return {};
    }
    const entries = Object.entries(said).flatMap(([written, to]: [string, unknown]) => {
      const from = written.trim();
      const found = faultOfAddress(from) ?? (typeof to === 'string' ? entry(from, to) : 'must lead to a text.');
      if (typeof found !== 'string') return [found];
      faults.push(`${kind}: "${from}" ${found}`);
      return [];
    });
    const twice = entries.find(([from], index) => entries.findIndex(([other]) => other === from) < index);
    if (twice)
      faults.push(`${kind}: "${twice[0]}" is there twice. ".html" and a slash at the end are the same address.`);
    return { [kind]: Object.fromEntries(entries) };
  };
  const files = read('files', (from, text) => faultOfFile(from, text) ?? [from, text]);
  const redirects = read('redirects', (written, to) => {
    const from = written.replace(clumsy, '');
    if (from === '') return 'is the home page. Lead from the addresses that a former site had.';
    const said = to.trim();
    const target = /^\/(?!\/)/.test(said) ? said.replace(clumsy, '') || '/' : said;
    return faultOfTarget(from, target) ?? [from, target];
  });
  const both = Object.keys(files.files ?? {}).filter((address) =>
    Object.hasOwn(redirects.redirects ?? {}, address.replace(clumsy, '')),
  );
  faults.push(...both.map((address) => `files: "${address}" is in redirects, too. Leave it in one of them.`));
  return { taken: { ...files, ...redirects }, faults };
}

function faultOfAddress(from: string): string | undefined {
  if (/^[a-z]+:\/\//i.test(from)) return 'names a host. Write what stands behind it, from the slash on.';
  if (!from.startsWith('/')) return 'is no address of this site. Begin it with a slash.';
  if (/[?#]/.test(from)) return 'has a question or a fragment, which no host is told by. Write the address without it.';
  if (!plain.test(from.replace(/(?<=.)\/$/, '')))
    return 'has other signs than Latin letters, digits, "-", "_", "." and "~", or two slashes.';
  if (/\/\.{1,2}(\/|$)/.test(from)) return 'has a part of dots alone. Write it as it is asked for.';
  if (taken.test(from)) return 'begins with what the site or its hosts have for themselves.';
  return undefined;
}

function faultOfFile(from: string, text: string): string | undefined {
  if (from.endsWith('/')) return 'ends with a slash. Write the address of a file.';
  if (foreignEnding.test(from)) return 'ends as what hosts have for themselves.';
  if (text.trim() === '') return 'is empty. Write what is to be answered.';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for.
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/.test(text))
    return 'has characters that are no text. Only texts can be written here.';
  if (text.length > longest) return `has ${text.length} characters. Write ${longest} at the most.`;
  return undefined;
}

function faultOfTarget(from: string, to: string): string | undefined {
  if (/[?#]/.test(to))
    return `leads to "${to}". Write it without "?" and "#": what is asked for behind the address goes along by itself.`;
  if (to.startsWith('/') && !to.startsWith('//')) {
    if (!isPagePath(readAddress(to).path))
      return `leads to "${to}", which can be no page. Write a page's address as the site shows it.`;
    return to === from ? 'leads to itself.' : undefined;
  }
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url?.protocol !== 'https:')
    return `leads to "${to}". Write a page's address, /contact-us, or a whole one that begins with https://.`;
  if (url.username || url.password) return 'leads to an address with a name or a password in it.';
  return /[\s"'\\$;{}<>^`|]/.test(to) || url.href.replace(/\/$/, '') !== to.replace(/\/$/, '')
    ? `leads to "${to}". Write it as browsers show it: ${url.href}.`
    : undefined;
}

/** An owner's files by their names in a listing, and what is wrong with the others; a line each. */
export interface FoundFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

/**
 * Holds an owner's files against all else of the site.
 * @param names of files that the site has
 * @param left addresses that lead elsewhere
 */
export function ownFilesOf({ files }: OwnAddresses, names: ReadonlySet<string>, left: ReadonlySet<string>): FoundFiles {
  const faults: string[] = [];
  const isFolder = (address: string) => Object.keys(files).some((other) => other.startsWith(`${address}/`));
  const sound = Object.entries(files).filter(([address]) => {
    const page = address.replace(clumsy, '') || '/';
    const fault =
      names.has(address.slice(1)) || names.has(documentOf(page))
        ? 'is a page or a file of the site.'
        : left.has(page)
          ? 'leads elsewhere: it is a former page.'
          : isFolder(address) || [...names].some((name) => address.startsWith(`/${name}/`))
            ? 'is the folder of another file.'
            : undefined;
    if (fault) faults.push(`files of site.json: ${address} ${fault}`);
    return fault === undefined;
  });
  return { files: Object.fromEntries(sound.map(([address, text]) => [address.slice(1), text])), faults };
}
