import { expect, it } from 'vitest';
import { createFolder } from '../../../test/createFolder.ts';
import { teamsIn } from './teamsIn.ts';

it('teamsIn returns the teams in CODEOWNERS, or none without this file', async () => {
  expect(await teamsIn(await createFolder({}))).toEqual({});
  const folder = await createFolder({
    CODEOWNERS:
      '# who reviews\n*          @a/all\n/shell/    @a/frame\n/shared/   @a/frame\n/mfe-news/ @a/news @olena\n/e2e/news/ @a/other\n',
  });
  expect(await teamsIn(folder)).toEqual({ shell: '@a/frame', news: '@a/news @olena' });
});
