import { sha256Of } from './hex.ts';
import { inOrder } from './inOrder.ts';

/** The fields of a listing that a site's name is made of. */
interface Listed {
  readonly recipe: string;
  readonly files: Readonly<Record<string, string>>;
  readonly pages: Readonly<Record<string, { readonly inputHash: string; readonly owner: string }>>;
  readonly redirects?: Readonly<Record<string, string | null>>;
}

/**
 * The name of a composed site: 16 hex digits of the SHA-256 over all that its listing says. By Web Crypto, the same everywhere.
 */
export async function siteIdOf({ recipe, files, pages, redirects }: Listed): Promise<string> {
  const text = JSON.stringify([inOrder(files), inOrder(pages), recipe, redirects ? inOrder(redirects) : null]);
  return (await sha256Of(text)).slice(0, 16);
}
