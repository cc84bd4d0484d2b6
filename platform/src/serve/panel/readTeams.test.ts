import { expect, it } from 'vitest';
import { createFolder } from '../../../test/createFolder.ts';
import { readTeams } from './readTeams.ts';

it('the panel gets the teams of CODEOWNERS, or none without this file', async () => {
  expect(await readTeams(await createFolder({}))).toEqual({});
  const folder = await createFolder({
    CODEOWNERS:
      '# who reviews\n*          @a/all\n/shell/    @a/frame\n/shared/   @a/frame\n/mfe-news/ @a/news @olena\n/e2e/news/ @a/other\n',
  });
  expect(await readTeams(folder)).toEqual({ shell: '@a/frame', news: '@a/news @olena' });
});

it('a package without owners has no team, and a comment is no team', async () => {
  const folder = await createFolder({
    CODEOWNERS: '/mfe-news/\n/mfe-home/ @a/home\n/mfe-old/ # nobody\n/mfe-shop/ @a/shop @olena # since May\n',
  });
  expect(await readTeams(folder)).toEqual({ home: '@a/home', shop: '@a/shop @olena' });
});
