import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputHash } from '../store/inputHash.ts';

/** The folders of shared that bring styles of their own into a release. */
const sharedStyles = ['theme', 'design', 'motion', 'carousel', 'marquee'].map((folder) =>
  fileURLToPath(new URL(`./${folder}`, import.meta.resolve('shared/contract'))),
);

/**
 * How generated class names are made. Vanilla-extract's own hash ignores a style's content, so two releases with different
 * copies of a shared style would clash on one page; owner and a hash of the style sources come first. The hash is known
 * before building and is the same for the browser and the Node build.
 */
export function styleIdentifiers(owner: string, folder: string, development: boolean) {
  const sources = [join(folder, 'src'), ...sharedStyles];
  // While developing the hash would change with every save and hot reload would swap every name on the page.
  const digest = development ? '0' : inputHash(sources, isStyleSource);
  const prefix = `${abbreviate(owner)}${BigInt(`0x${(digest || '0').slice(0, 12)}`)
    .toString(36)
    .slice(0, 5)}_`;
  return ({ hash, debugId }: { hash: string; debugId?: string }) =>
    development && debugId ? `${prefix}${debugId}_${hash}` : `${prefix}${hash}`;
}

/** Styles, and the plain modules of the design that styles may import. Tests, components and the gallery do not change a style. */
const isStyleSource = (file: string): boolean =>
  (file.endsWith('.css.ts') && !file.endsWith('.stories.css.ts')) || /[\\/]theme[\\/][^\\/]+\.ts$/.test(file);

const abbreviate = (owner: string): string => owner.replace(/[^a-z]/g, '').slice(0, 4);
