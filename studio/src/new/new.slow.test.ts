import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addImporter } from './addImporter.ts';
import { createFromTemplate, type TemplateKind, templateFiles } from './createFromTemplate.ts';
import { refuseBadNames, renameTemplate, retitleMessages } from './naming.ts';

const root = join(import.meta.dirname, '../../..');
const careers = { remote: 'careers', page: 'careers', titles: { ua: 'Вакансії', en: 'Careers' } };
const team = { remote: 'home', page: 'our-team', titles: { ua: 'Команда', en: 'Our "team"' } };
const read = (...parts: string[]) => readFileSync(join(root, ...parts), 'utf8');

/** Copies a few files of the repository into a new Git repository, and commits them. */
function workspace() {
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  for (const path of [
    'template',
    'mfe-home',
    'mfe-portfolio',
    'e2e/template',
    'pnpm-lock.yaml',
    '.gitignore',
    '.github',
  ])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !/node_modules|\/dist($|\/)|\.(jpg|webp|avif|svg)$/.test(source),
    });
  for (const path of ['platform/src', 'e2e/frame', 'e2e/home', 'template/node_modules'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'platform/src/says.ts'), "export const what = 'building';\n");
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@porohy.example', ...words], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'as it is');
  return { folder, status: () => git('status', '--porcelain') };
}

it.each(['', 'Careers', 'our_team', 'our--team', '-team', 'our-2', 'services/seo', '../x', 'кар'])(
  '"%s" is refused as a name, with an explanation of valid names',
  (page) => {
    expect(() => refuseBadNames({ ...team, page })).toThrow(
      /is not a valid name of .+ Write the name in lower case with hyphens/,
    );
  },
);

it.each(['en', 'r', 'dev', 'preview', 'index'])('the path /%s is refused, because it belongs to the shell', (page) => {
  expect(() => refuseBadNames({ ...team, page })).toThrow(`/${page} belongs to the shell`);
});

it.each(['', '  ', '{brand}', 'a\nb', 'a'.repeat(49)])('"%s" is refused as a title', (en) => {
  expect(() => refuseBadNames({ ...team, titles: { ua: 'Команда', en } })).toThrow('is not a valid title');
});

it.each([
  ['page', 11],
  ['remote', 20],
] as const)('a new %s contains none of the template’s names', (kind, least) => {
  const files = templateFiles(root, kind);
  expect(files.length).toBeGreaterThanOrEqual(least);
  for (const file of files) {
    expect(renameTemplate(file.replace('template/', ''), careers)).not.toMatch(/quay\b(?!.journey)/i);
    expect(retitleMessages(read(file), careers).replaceAll('gridTemplate', ''), file).not.toMatch(
      /quay|template|Старий причал/i,
    );
  }
});

it('the new page has the given titles, and its messages keep their keys', () => {
  const words = (file: string) =>
    JSON.parse(retitleMessages(read('template/src/pages/OldQuayPage/locales', file), team));
  expect(words('ua.json').ourTeam.title).toBe('Команда');
  expect(words('meta.en.json')['/our-team'].title).toBe('Our "team" — {brand}');
});

it('the lockfile gets one new importer in the package manager’s order', () => {
  const lock =
    'a: 1\n\nimporters:\n\n  .:\n    x: 1\n\n  mfe-home:\n    y: 2\n\n  template:\n    z: 3\n\npackages:\n\n  b: 1\n';
  const more = addImporter(lock, 'template', 'mfe-careers');
  expect(more).toBe(lock.replace('  mfe-home:', '  mfe-careers:\n    z: 3\n\n  mfe-home:'));
  // Expects no second entry if the lockfile still contains that of a deleted remote.
  expect(addImporter(more, 'template', 'mfe-careers')).toBe(more);
  expect(addImporter(read('pnpm-lock.yaml'), 'template', 'template')).toBe(read('pnpm-lock.yaml'));
  expect(() => addImporter(lock, 'nobody', 'mfe-careers')).toThrow(
    'pnpm-lock.yaml does not contain the package nobody',
  );
});

describe('in a workspace', () => {
  const { folder, status } = workspace();

  it.each([
    ['remote', 'home', 'home', 'mfe-home, e2e/home'],
    ['remote', 'shell', 'shell', '"shell" is a reserved name'],
    ['remote', 'log', 'log', '"log" is a reserved name'],
    ['remote', 'prototype', 'prototype', '"prototype" is a reserved name'],
    ['remote', 'frame', 'frame', 'e2e/frame already exists'],
    ['remote', 'terms', 'terms', '/terms is already a page of mfe-home'],
    ['remote', 'building', 'building', 'occurs in platform/src/says.ts'],
    ['page', 'nobody', 'our-team', 'There is no remote "mfe-nobody". The remotes are: mfe-home, mfe-portfolio.'],
    ['page', 'home', 'terms', '/terms is already a page of mfe-home'],
    ['page', 'portfolio', 'our-team', 'fifth folder'],
  ] as const)('a %s %s with /%s is refused without any change: %s', (kind: TemplateKind, remote, page, sentence) => {
    expect(() => createFromTemplate(folder, kind, { ...team, remote, page })).toThrow(sentence);
    expect(status()).toBe('');
  });

  it.each([
    ['page', team],
    ['remote', careers],
  ] as const)('a %s that fails leaves the workspace unchanged', (kind, naming) => {
    // Expects a failure, because this workspace contains no formatter.
    expect(() => createFromTemplate(folder, kind, naming)).toThrow('All changes were undone');
    expect(status()).toBe('');
  });

  it('leftovers of an earlier run and uncommitted changes are refused', () => {
    const left = 'mfe-home/src/pages/OurTeamPage';
    mkdirSync(join(folder, left));
    expect(() => createFromTemplate(folder, 'page', team)).toThrow(`remove it: rm -r ${left}`);
    rmSync(join(folder, left), { recursive: true });
    writeFileSync(join(folder, 'mfe-home/pages.json'), '["/mine"]\n');
    expect(() => createFromTemplate(folder, 'page', team)).toThrow('mfe-home/pages.json has uncommitted changes');
  });
});

it('a new remote has a workflow that releases it with a key of its own', () => {
  const { folder } = workspace();
  // Replaces the programs that format, draw and paint.
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/biome'), '#!/bin/sh\n', { mode: 0o755 });
  mkdirSync(join(folder, 'studio/art'), { recursive: true });
  writeFileSync(join(folder, 'studio/art/art.cli.ts'), '');
  const { created } = createFromTemplate(folder, 'remote', { ...careers, remote: 'open-posts' });
  expect(created).toContain('.github/workflows/mfe-open-posts.yml');
  expect(readFileSync(join(folder, '.github/workflows/mfe-open-posts.yml'), 'utf8')).toBe(
    read('.github/workflows/mfe-home.yml').replaceAll('HOME', 'OPEN_POSTS').replaceAll('home', 'open-posts'),
  );
});
