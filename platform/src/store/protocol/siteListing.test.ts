import { describe, expect, it } from 'vitest';
import { computeSiteId } from './computeSiteId.ts';
import { getListingKey } from './keys.ts';
import { readSite, requireListed, serializeListing } from './siteListing.ts';

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
  it('is believed if its name is made of all that it says', async () => {
    const id = await computeSiteId(said);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(await readSite(reading(id, { id, ...said }), id)).toEqual({ id, ...said });
  });

  it.each([
    ['a file', { files: { ...said.files, 'a.html': 'sha256-x' } }],
    ['a copy', { files: { ...said.files, 'a.html.br': 'sha256-x' } }],
    ['a file more', { files: { ...said.files, 'b.html': 'sha256-x' } }],
    ['a page', { pages: { 'a.html': { inputHash: 'other', owner: 'news' } } }],
    ['the recipe', { recipe: 'other' }],
    ['a redirect', { redirects: { ...said.redirects, '/gone': '/en/new' } }],
    ['no redirects', { redirects: undefined }],
    ['another name', { id: '0123456789abcdef' }],
  ])('is refused when it says otherwise: %s', async (_what, change) => {
    const id = await computeSiteId(said);
    await expect(readSite(reading(id, { id, ...said, ...change }), id)).rejects.toThrow(
      `sites/${id}.json says something else than its name: it was altered. "npm run release -- repair"`,
    );
  });

  it('is refused without a recipe', async () => {
    const { recipe: _, ...rest } = said;
    const id = await computeSiteId(said);
    await expect(readSite(reading(id, { id, ...rest }), id)).rejects.toThrow('recipe: ');
  });

  it('names the content of each file, its packed form where it has one', () => {
    const listing = { id: 'i', ...said };
    expect(requireListed(listing, 'a.html')).toEqual({ body: 'sha256-a', br: 'sha256-b' });
    expect(() => requireListed(listing, 'constructor')).toThrow('sites/i.json names no constructor.');
  });
});
