import { sha256Of } from './hex.ts';
import { inOrder } from './inOrder.ts';

/** Fields of a listing that its id depends on. */
interface Listed {
  readonly recipe: string;
  readonly files: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, { readonly inputHash: string; readonly owner: string }>>;
  readonly redirects?: Readonly<Record<string, string | null>>;
}

/**
 * Returns the id of a composed site: the first 16 hex digits of the SHA-256 over its listing. It uses Web Crypto, because Workers run it
 * too.
 */
export async function siteIdOf({ recipe, files, pages, redirects }: Listed): Promise<string> {
  const text = JSON.stringify([inOrder(files), inOrder(pages), recipe, redirects ? inOrder(redirects) : null]);
  return (await sha256Of(text)).slice(0, 16);
}
