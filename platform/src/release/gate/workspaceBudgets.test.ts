import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidInputError } from 'shared/contract';
import { expect, it } from 'vitest';
import { passGateAndRaiseBudgets, raiseBudgets, readWorkspaceBudgets } from './workspaceBudgets.ts';

async function workspaceWith(budgets: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'budgets-'));
  await mkdir(join(root, 'mfe-blog'));
  await writeFile(join(root, 'mfe-news.log'), 'no package');
  for (const [folder, text] of Object.entries(budgets)) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'budget.json'), text);
    await writeFile(join(root, folder, 'package.json'), '{}');
  }
  return root;
}

it('only the budgets of shell and remotes are read, and a package may have none', async () => {
  const root = await workspaceWith({
    shell: '{ "firstLoad": 96, "returning": 90 }',
    'mfe-news': '{ "firstLoad": 110 }',
    shared: '{ "firstLoad": 1 }',
  });
  expect(await readWorkspaceBudgets(root)).toEqual({ firstLoad: { shell: 96, news: 110 }, returning: { shell: 90 } });
});

it.each(['{', '{ "firstLoad": "110" }', '{ "first": 110 }', '{ "firstLoad": -1 }'])(
  'an invalid budget %s is refused with its file and the right format',
  async (text) => {
    const failure = await readWorkspaceBudgets(await workspaceWith({ 'mfe-news': text })).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(InvalidInputError);
    expect(String(failure)).toMatch(/mfe-news\/budget\.json is not a valid budget: .*Write KB of JavaScript/);
  },
);

it('accepting sizes raises a budget to the largest size that is needed, and lowers none', async () => {
  const root = await workspaceWith({ 'mfe-news': '{ "firstLoad": 110, "returning": 20 }' });
  const finding = (kind: 'firstLoad' | 'returning', kilobytes: number) => ({
    field: 'budgets',
    fault: 'it is large',
    remedy: 'Make it smaller.',
    needs: { name: 'news', kind, kilobytes },
  });
  const lines = await raiseBudgets(root, [
    finding('firstLoad', 112),
    finding('firstLoad', 114),
    finding('returning', 9),
  ]);
  expect(await readFile(join(root, 'mfe-news/budget.json'), 'utf8')).toBe('{ "firstLoad": 114, "returning": 20 }\n');
  expect(lines).toEqual(['mfe-news/budget.json: firstLoad is 114 KB now, and was 110']);
});

it('accepting sizes changes no budget if the release is refused for another reason', async () => {
  const said = '{ "firstLoad": 110 }\n';
  const root = await workspaceWith({ 'mfe-news': said });
  const file = () => readFile(join(root, 'mfe-news/budget.json'), 'utf8');
  const large = { field: 'budgets', fault: 'it is large', remedy: 'Make it smaller.' };
  const needs = { name: 'news', kind: 'firstLoad', kilobytes: 150 } as const;
  const other = { field: 'routes', fault: '/news is gone', remedy: 'Bring it back.' };
  const gated = { compositions: 1, pages: 1, findings: [{ ...large, needs }], warnings: [] };
  const release = { name: 'news', version: '2.0.0' };
  const refused = passGateAndRaiseBudgets(root, [release], { ...gated, findings: [other, ...gated.findings] }, false);
  await expect(refused).rejects.toThrow('routes: /news is gone');
  expect(await file()).toBe(said);
  await expect(
    passGateAndRaiseBudgets(root, [release], { ...gated, findings: [{ ...other, after: 'news 1.0.0' }] }, false),
  ).rejects.toThrow();
  expect(await passGateAndRaiseBudgets(root, [release], gated, false)).toEqual([
    'mfe-news/budget.json: firstLoad is 150 KB now, and was 110',
  ]);
});
