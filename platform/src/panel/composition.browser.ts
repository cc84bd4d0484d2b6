import type { Built, PanelFacts, PanelPackage } from './PanelFacts.ts';

/** What the panel says of a composition, as words and addresses; no page is needed for it. */

export const isPreview = ({ preview }: PanelFacts): boolean => preview !== undefined;

/** What is shown, in a sentence. */
export function tellComposition({ preview, rest, live, packages }: PanelFacts): string {
  if (preview) {
    const { name, version, until, who } = preview;
    return `Preview of ${name} ${version}${who ? ` by ${who}` : ''}, until ${until.slice(0, 10)}. The rest is entry ${live.number} of the log.`;
  }
  const sources = packages.filter(({ sources: how }) => how === 'shown').map(({ name }) => name);
  const others = rest === undefined ? 'the rest as released' : `the rest from ${rest.replace(/^--\w+ /, '')}`;
  return `Development: ${sources.join(', ')} from source, ${others} (entry ${live.number} of the log).`;
}

/** How a package is called on screen. */
export const tellPackage = (of: PanelPackage): string => `${of.name} ${isBuilt(of) ? tagsOf(of) : of.version}`;

/** Whether what is shown of a package was built from source, here or by another server. */
export const isBuilt = ({ sources }: PanelPackage): boolean => sources !== undefined && sources !== 'there';

/** What is special of a package in this composition. */
export function tagsOf({ version, live, sources }: PanelPackage): string {
  if (sources === 'shown') return 'from source';
  if (sources !== undefined && sources !== 'there') return `from ${sources.replace('http://', '')}`;
  return version === live ? 'live' : 'not live';
}

/** An address at which the same composition is shown: a preview's own, or one that has a development server show these releases. */
export function linkTo(facts: PanelFacts, origin: string, at: string): string {
  const { preview } = facts;
  return preview
    ? `${origin}/preview/${preview.id}${at === '/' ? '' : at}`
    : `${origin}${openAddress(facts.packages.filter(isReleased), at)}`;
}

/** The address by which a development server shows other releases. */
export const openAddress = (
  releases: readonly Pick<PanelPackage, 'name' | 'version' | 'sources'>[],
  at: string,
): string => `/dev/open?with=${releases.map(written).join(',')}&at=${encodeURIComponent(at)}`;

/** A package as it is shown, whichever way: `portfolio@1.0.0-…`, `portfolio@http://localhost:3101`. */
const written = ({ name, version, sources }: Pick<PanelPackage, 'name' | 'version' | 'sources'>): string =>
  `${name}@${sources === undefined || sources === 'there' || sources === 'shown' ? version : sources}`;

const isReleased = ({ name, sources }: PanelPackage): boolean => name !== 'shell' && sources !== 'shown';

/** The releases shown where one package has another; without a version it is shown from source, or as it is live. */
export const swapped = (facts: PanelFacts, name: string, version: string | undefined): string[] =>
  facts.packages
    .filter((each) => isReleased(each) || each.name === name)
    .flatMap((each) => (each.name === name ? (version === undefined ? [] : [`${name}@${version}`]) : [written(each)]));

/** The command that shows a package in another way. */
export const previewCommand = (name: string, version: string, at: string): string =>
  `npm run release -- preview ${name}@${version}${at === '/' ? '' : ` --at ${at}`}`;

/** The command that shows packages from source; with the same rest, where that comes from a deployed site. */
export const sourceCommand = ({ packages, rest }: PanelFacts, more?: string): string => {
  const named = packages
    .filter(({ name, sources }) => (sources === 'shown' || sources === 'there') && name !== 'shell')
    .map(({ name }) => name);
  const all = [...new Set([...named, ...(more === undefined ? [] : [more])])];
  return `npm run dev -- ${[...all, ...(rest === undefined ? [] : [rest])].join(' ')}`;
};

/** The command that makes live what a preview shows, and the one that says what becomes of sources. */
export const promoteCommand = ({ preview, packages }: PanelFacts): string => {
  if (preview) return `npm run release -- promote ${preview.name}@${preview.version}`;
  const sources = packages.filter(({ sources: how }) => how === 'shown').map(({ name }) => name);
  return `npm run release -- publish ${sources.join(' ')} --promote --dry-run`;
};

/** The commit of a release; undefined where the release does not say it. */
export const tellCommit = (built: Built): string | undefined =>
  built && `${built.commit.slice(0, 10)}${built.clean ? '' : ', and what was not committed'}`;
