import { computeSha256 } from './encoding.ts';
import { sortKeys } from './sortKeys.ts';

/** Fields of a site listing from which its ID is computed. */
interface Listed {
  readonly recipe: string;
  readonly files: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, { readonly inputHash: string; readonly owner: string }>>;
  readonly redirects?: Readonly<Record<string, string | null>>;
}

/**
 * Returns the ID of a composed site: the first 16 hex digits of the SHA-256 over its listing. Uses Web Crypto, because Workers run this
 * code, too.
 */
export async function computeSiteId({ recipe, files, pages, redirects }: Listed): Promise<string> {
  const text = JSON.stringify([sortKeys(files), sortKeys(pages), recipe, redirects ? sortKeys(redirects) : null]);
  return (await computeSha256(text)).slice(0, 16);
}
