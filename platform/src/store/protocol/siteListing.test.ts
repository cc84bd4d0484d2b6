import { describe, expect, it } from 'vitest';
import { getListingKey } from './keys.ts';
import { computeSiteId, readSite, requireListed, serializeListing } from './siteListing.ts';

const said = {
  format: 3 as const,
  recipe: 'r',
  files: { 'a.html': 'sha256-a', 'a.html.br': 'sha256-b', 'icon.svg': 'sha256-i', 'icon.svg.br': 'sha256-g' },
  pages: { 'a.html': { inputHash: 'key', owner: 'news' } },
  redirects: { '/en/old': '/en/new', '/gone': null },
};
const reading = (id: string, listing: object) => async (key: string) =>
  key === getListingKey(id) ? Buffer.from(serializeListing(listing as never)) : undefined;

describe('the listing of a site', () => {
  it('the listing of a site is accepted if its ID matches its content', async () => {
    const id = await computeSiteId(said);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(await readSite(reading(id, { id, ...said }), id)).toEqual({ id, ...said });
  });

  it.each([
    ['a file', { files: { ...said.files, 'a.html': 'sha256-x' } }],
    ['a compressed copy', { files: { ...said.files, 'a.html.br': 'sha256-x' } }],
    ['an added file', { files: { ...said.files, 'b.html': 'sha256-x' } }],
    ['a page', { pages: { 'a.html': { inputHash: 'other', owner: 'news' } } }],
    ['the input hash', { recipe: 'other' }],
    ['a redirect', { redirects: { ...said.redirects, '/gone': '/en/new' } }],
    ['removed redirects', { redirects: undefined }],
    ['another ID', { id: '0123456789abcdef' }],
  ])('the listing of a site is refused after a change of %s', async (_what, change) => {
    const id = await computeSiteId(said);
    await expect(readSite(reading(id, { id, ...said, ...change }), id)).rejects.toThrow(
      `sites/${id}.json does not match its name: it was altered. Run "npm run release -- repair"`,
    );
  });

  it('the listing of a site is refused without an input hash', async () => {
    const { recipe: _, ...rest } = said;
    const id = await computeSiteId(said);
    await expect(readSite(reading(id, { id, ...rest }), id)).rejects.toThrow('recipe: ');
  });

  it('the listing of a site has the content of each file, with the compressed form if there is one', () => {
    const listing = { id: 'i', ...said };
    expect(requireListed(listing, 'a.html')).toEqual({ body: 'sha256-a', br: 'sha256-b' });
    expect(() => requireListed(listing, 'constructor')).toThrow('sites/i.json does not list constructor.');
  });
});
