import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { teamsIn } from './teamsIn.ts';

it('names the team of each package, as CODEOWNERS does; none where there is no such file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'teams-'));
  expect(await teamsIn(folder)).toEqual({});
  await writeFile(
    join(folder, 'CODEOWNERS'),
    '# who reviews\n*          @a/all\n/shell/    @a/frame\n/shared/   @a/frame\n/mfe-news/ @a/news @olena\n/e2e/news/ @a/other\n',
  );
  expect(await teamsIn(folder)).toEqual({ shell: '@a/frame', news: '@a/news @olena' });
});
