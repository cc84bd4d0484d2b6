import { formatAddress, isPagePath, languages, type Path, readAddress } from 'shared/contract';
import type { LoadedRemote } from '../load/loadedRelease.ts';

/** Target of each former address: another address in the same language, or null if the page was removed. */
export type Redirects = Readonly<Record<string, string | null>>;

/** Redirects of remotes (in both languages) and of the owner. `faults` has a line per fault of a remote's redirect. */
export interface FoundRedirects {
  readonly redirects: Redirects;
  readonly faults: readonly string[];
  /** A line per fault of the owner's redirects. `redirects` does not contain the faulty ones. */
  readonly ownFaults: readonly string[];
}

/**
 * Collects and checks all redirects. A former path must not be a page, must not be in two remotes, and must lead to a page. If an owner's
 * redirect leads to a page that a remote has moved, it gets the page's new address as its target.
 * @param own the owner's redirects, by address
 */
export function collectRedirects(
  remotes: readonly LoadedRemote[],
  paths: readonly string[],
  own: Readonly<Record<string, string>>,
): FoundRedirects {
  const pages = new Set(paths);
  const claims = new Map<string, Claim>();
  const faults: string[] = [];
  for (const claim of remotes.flatMap(listClaims)) {
    const other = claims.get(claim.from);
    if (other) faults.push(`${claim.from} has a redirect in two remotes: ${other.of} and ${claim.of}.`);
    else claims.set(claim.from, claim);
  }
  for (const claim of claims.values()) {
    const fault = findRedirectFault(claim, pages, claims);
    if (fault) faults.push(`${claim.of} ${fault}`);
  }
  const sound = [...claims.values()].flatMap(({ from, to }) =>
    languages.map((language): [string, string | null] => [
      formatAddress(from, language),
      to === null ? null : formatAddress(`${to}`, language),
    ]),
  );
  const former = new Map<string, string | null>(sound);
  const ownFaults: string[] = [];
  for (const [from, to] of Object.entries(own)) {
    const target = former.get(to);
    if (pages.has(readAddress(from).path)) ownFaults.push(`redirects of site.json: ${from} is a page of the site.`);
    else if (former.has(from)) ownFaults.push(`redirects of site.json: ${from} already has a redirect in a remote.`);
    else if (Object.hasOwn(own, to) && !pages.has(readAddress(to).path))
      ownFaults.push(
        `redirects of site.json: ${from} leads to ${to}, which is a redirect too. Lead directly to its target.`,
      );
    else if (to.startsWith('/') && target === undefined && !pages.has(readAddress(to).path))
      ownFaults.push(`redirects of site.json: ${from} leads to ${to}, which is not a page of the site.`);
    else sound.push([from, target === undefined ? to : target]);
  }
  return { redirects: faults.length === 0 ? Object.fromEntries(sound) : {}, faults, ownFaults };
}

/** A redirect as a remote supplies it; `to` is not checked yet. */
interface Claim {
  readonly of: string;
  readonly from: string;
  readonly to: unknown;
}

function listClaims({ release, redirects }: LoadedRemote): Claim[] {
  const of = `${release.name} ${release.version}`;
  return Object.entries(redirects).map(([from, to]) => ({ of, from, to }));
}

function findRedirectFault(
  { from, to }: Claim,
  pages: ReadonlySet<string>,
  claims: ReadonlyMap<string, Claim>,
): string | undefined {
  if (!isPagePath(from) || from === '/') return `redirects ${from}, which cannot be the address of a page.`;
  if (pages.has(from)) return `redirects ${from}, which is a page of the site.`;
  if (to === null || pages.has(to as Path)) return undefined;
  if (claims.has(to as Path))
    return `redirects ${from} to ${to}, which is a redirect too. Lead directly to its target.`;
  return `redirects ${from} to ${JSON.stringify(to)}, which is not a page of the site.`;
}
