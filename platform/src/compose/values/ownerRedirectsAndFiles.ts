import { isPagePath, readAddress } from 'shared/contract';
import { getContentType, unknownType } from '../../store/bytes/mediaTypes.ts';
import { alternativeSpelling, toDocumentFile } from '../../store/protocol/siteListing.ts';

/** Addresses that the owner adds to the site: text files, such as a search engine's proof of ownership, and redirects from an old site. */
export interface OwnerRedirectsAndFiles {
  /** Text of each file, by the address at which hosts serve it. */
  readonly files: Readonly<Record<string, string>>;
  /** Target of each redirect, by the redirected address: a page of this site, or a URL. */
  readonly redirects: Readonly<Record<string, string>>;
}

type Values = Readonly<Record<string, unknown>>;

export const pickOwnerRedirectsAndFiles = ({ files = {}, redirects = {} }: Values): OwnerRedirectsAndFiles =>
  ({ files, redirects }) as OwnerRedirectsAndFiles;

/** Returns the site values without the owner's addresses, because pages do not depend on these. */
export const omitOwnerRedirectsAndFiles = ({
  files: _files,
  redirects: _redirects,
  ...others
}: Values): Record<string, unknown> => others;

/** Addresses that every host can serve: slashes, letters, digits, `_`, `.`, `~` and `-`. */
const plain = /^(?:\/[\w.~-]+)+$/;

/** Addresses that mean something to the shell or to a host, so that an owner cannot have them. */
const takenAddress =
  /^\/(?:(?:r|dev|preview|proof|_[^/]*)(?:\/|$)|(?:site|speculation|facts\/[^/]+)\.json$|deltas-off$)/i;

/** File extensions that hosts use: for compressed copies and temporary files. */
const foreignEnding = /\.(?:br|gz|dcz|tmp|whole)$/;

const longest = 65_536;

/**
 * Checks the files and redirects of an owner.
 * @returns the accepted addresses, and a line for each refused one
 */
export function readOwnerRedirectsAndFiles(values: Values): {
  readonly taken: Partial<OwnerRedirectsAndFiles>;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const read = (
    kind: keyof OwnerRedirectsAndFiles,
    entry: (from: string, to: string) => string | readonly [string, string],
  ) => {
    const ownValues = values[kind];
    if (ownValues === undefined) return {};
    if (typeof ownValues !== 'object' || ownValues === null || Array.isArray(ownValues)) {
      faults.push(`${kind}: must have the form { "/address": "…" }`);
      return {};
    }
    const entries = Object.entries(ownValues).flatMap(([written, to]: [string, unknown]) => {
      const from = written.trim();
      const entryOrFault =
        findAddressFault(from) ?? (typeof to === 'string' ? entry(from, to) : 'must have a text as its value.');
      if (typeof entryOrFault !== 'string') return [entryOrFault];
      faults.push(`${kind}: "${from}" ${entryOrFault}`);
      return [];
    });
    const twice = entries.find(([from], index) => entries.findIndex(([other]) => other === from) < index);
    if (twice)
      faults.push(
        `${kind}: "${twice[0]}" is listed twice. An address with ".html" or a slash at its end is the same address.`,
      );
    return { [kind]: Object.fromEntries(entries) };
  };
  const files = read('files', (from, text) => findFileFault(from, text) ?? [from, text]);
  const redirects = read('redirects', (written, to) => {
    const from = written.replace(alternativeSpelling, '');
    if (from === '') return 'is the home page. List only addresses of your former site.';
    const trimmed = to.trim();
    const target = /^\/(?!\/)/.test(trimmed) ? trimmed.replace(alternativeSpelling, '') || '/' : trimmed;
    return findTargetFault(from, target) ?? [from, target];
  });
  const both = Object.keys(files.files ?? {}).filter((address) =>
    Object.hasOwn(redirects.redirects ?? {}, address.replace(alternativeSpelling, '')),
  );
  faults.push(...both.map((address) => `files: "${address}" is in redirects too. Remove it from one of the two.`));
  return { taken: { ...files, ...redirects }, faults };
}

function findAddressFault(from: string): string | undefined {
  if (/^[a-z]+:\/\//i.test(from)) return 'contains a host. Write only the part after the host, from the slash on.';
  if (!from.startsWith('/')) return 'is not an address of this site. Begin it with a slash.';
  if (/[?#]/.test(from))
    return 'contains "?" or "#". Hosts ignore what follows these characters. Write the address without it.';
  if (!plain.test(from.replace(/(?<=.)\/$/, '')))
    return 'contains two slashes in a row, or characters other than Latin letters, digits, "-", "_", "." and "~".';
  if (/\/\.{1,2}(\/|$)/.test(from))
    return 'contains "." or ".." between slashes. Write the address as browsers request it.';
  if (takenAddress.test(from)) return 'begins with a part that the site or its hosts reserve.';
  return undefined;
}

function findFileFault(from: string, text: string): string | undefined {
  if (from.endsWith('/')) return 'ends with a slash. Write the address of a file.';
  if (foreignEnding.test(from)) return 'has an ending that hosts reserve.';
  // Refuses the two names, because the library that reads stored JSON leaves out keys with such names.
  if (/^\/(?:constructor|prototype)$/.test(from)) return 'has a name that no file can have.';
  // Refuses endings of which hosts send different types: some ignore the case, and some take a dot at the start for the name.
  if (/\.[^./]*[A-Z][^./]*$/.test(from)) return 'has capital letters in its ending. Write the ending in small letters.';
  if (/\/\.[^./]+$/.test(from) && getContentType(from) !== unknownType)
    return 'has only an ending. Write a name before the dot.';
  if (text.trim() === '') return 'is empty. Write the content of the file.';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for these characters.
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffd]/.test(text))
    return 'contains control characters. Only text is possible here.';
  if (text.length > longest) return `has ${text.length} characters. Write at most ${longest}.`;
  return undefined;
}

function findTargetFault(from: string, to: string): string | undefined {
  if (/[?#]/.test(to))
    return `leads to "${to}". Write the target without "?" and "#". A redirect keeps the query of the request.`;
  if (to.startsWith('/') && !to.startsWith('//')) {
    if (!isPagePath(readAddress(to).path))
      return `leads to "${to}", which cannot be a page. Write the address of a page as the site shows it.`;
    return to === from ? 'leads to itself.' : undefined;
  }
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url?.protocol !== 'https:')
    return `leads to "${to}". Write the address of a page (/contact-us), or a complete address that begins with https://.`;
  if (url.username || url.password) return 'leads to an address with a user name or a password.';
  return /[\s"'\\$;{}<>^`|]/.test(to) || url.href.replace(/\/$/, '') !== to.replace(/\/$/, '')
    ? `leads to "${to}". Write the address as browsers show it: ${url.href}.`
    : undefined;
}

/** Valid files of an owner, by their names in the site's listing. `faults` has a line for each invalid file. */
export interface CheckedOwnFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

/**
 * Checks an owner's files against the files and redirects of the site.
 * @param names names of the site's files
 * @param left former addresses that redirect
 */
export function checkOwnFiles(
  { files }: OwnerRedirectsAndFiles,
  names: ReadonlySet<string>,
  left: ReadonlySet<string>,
): CheckedOwnFiles {
  const faults: string[] = [];
  const isFolder = (address: string) => Object.keys(files).some((other) => other.startsWith(`${address}/`));
  const sound = Object.entries(files).filter(([address]) => {
    const page = address.replace(alternativeSpelling, '') || '/';
    const fault =
      names.has(address.slice(1)) || names.has(toDocumentFile(page))
        ? 'is a page or a file of the site.'
        : left.has(page)
          ? 'is already a redirect of a former page.'
          : isFolder(address) || [...names].some((name) => address.startsWith(`/${name}/`))
            ? 'is also the folder of another file.'
            : undefined;
    if (fault) faults.push(`files of site.json: ${address} ${fault}`);
    return fault === undefined;
  });
  return { files: Object.fromEntries(sound.map(([address, text]) => [address.slice(1), text])), faults };
}
