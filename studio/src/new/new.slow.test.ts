import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lastEntry, messagesIn, pageLists, withEntry } from './lists.ts';
import { withImporter } from './lockfile.ts';
import { camel, checkName, checkTitle, pascal, titleFrom } from './Naming.ts';
import { newPage } from './newPage.ts';
import { newRemote } from './newRemote.ts';
import { journey, readRenamed, renamed, templateFiles } from './template.ts';
import { undoable } from './undoable.ts';

const root = join(import.meta.dirname, '../../..');
const naming = { remote: 'careers', page: 'careers', titles: { ua: 'Вакансії', en: 'Careers' } };
const ours = { remote: 'home', page: 'our-team', titles: { ua: 'Команда', en: 'Our team' } };
const read = (...parts: string[]) => readFileSync(join(root, ...parts), 'utf8');

/** A few files of the workspace in a folder of their own, as a repository where everything is committed. */
function workspace(): { readonly folder: string; status(): string } {
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  for (const path of ['template', 'mfe-home', 'mfe-portfolio', 'e2e/template', 'pnpm-lock.yaml', '.gitignore'])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !/node_modules|\/dist($|\/)|\.(jpg|webp|avif|svg)$/.test(source),
    });
  for (const path of ['shell/src', 'platform/src', 'e2e/frame', 'e2e/home'])
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

describe('names', () => {
  it('are words in code, in paths and over a page', () => {
    expect([pascal('our-team'), camel('our-team'), titleFrom('our-team')]).toEqual(['OurTeam', 'ourTeam', 'Our team']);
  });

  it.each(['', 'Careers', 'our_team', 'our--team', '-team', 'our-2', 'services/seo', '../x', 'кар'])(
    '"%s" is none, and is refused with what one is',
    (name) => {
      expect(() => checkName('page', name)).toThrow(/is no name of a page\. A name is in lower case with hyphens/);
    },
  );

  it.each(['en', 'r', 'dev', 'preview', 'index'])('/%s is the shell’s', (name) => {
    expect(() => checkName('remote', name)).toThrow(`/${name} belongs to the shell`);
  });

  it.each(['', '  ', '{brand}', 'a\nb', 'a'.repeat(49)])('"%s" is no title', (title) => {
    expect(() => checkTitle(title)).toThrow('is no title');
  });
});

describe('the template', () => {
  it('has nothing left of its own names once it is renamed', async () => {
    const files = templateFiles(root).map((file) => `template/${file}`);
    expect(files.length).toBeGreaterThan(15);
    for (const file of [...files, journey]) {
      expect(renamed(file.replace('template/', ''), naming)).not.toMatch(/quay/i);
      const text = (await readRenamed(root, file, naming)).replaceAll('gridTemplate', '');
      expect(text, file).not.toMatch(/quay|template|Старий причал/i);
    }
  });

  it('shows the title that is given, in each language, and keeps the keys of its words', async () => {
    const ua = JSON.parse(await readRenamed(root, 'template/src/locales/old-quay.ua.json', ours));
    expect(ua.ourTeam.title).toBe('Команда');
    const meta = JSON.parse(await readRenamed(root, 'template/src/locales/meta.en.json', ours));
    expect(meta['/our-team'].title).toBe('Our team — {brand}');
  });
});

describe('the lists of pages', () => {
  it.each(Object.entries(pageLists))(
    '%s of the template has an entry, which a list can have one more of',
    (file, which) => {
      const source = read('template', file);
      const entry = lastEntry(source, which) ?? '';
      expect(entry).toMatch(/old-?quay/i);
      const more = withEntry(source, which, renamed(entry, ours)) ?? '';
      expect(lastEntry(more, which)).toBe(renamed(entry, ours));
      expect(more.length).toBe(source.length + renamed(entry, ours).length + 2);
    },
  );

  it('are not found where pages are made of data, or the source is broken', () => {
    expect(withEntry('export const routes = keys.map(toRoute);', 'routes', '{}')).toBeUndefined();
    expect(withEntry('export const routes = [', 'routes', '{}')).toBeUndefined();
    expect(withEntry('export const routes: R[] = [];', 'routes', '{ a: 1 }')).toBe(
      'export const routes: R[] = [{ a: 1 }];',
    );
    expect(messagesIn('export const words = 1;')).toBeUndefined();
  });
});

describe('the lockfile', () => {
  const lock =
    'a: 1\n\nimporters:\n\n  .:\n    x: 1\n\n  mfe-home:\n    y: 2\n\n  template:\n    z: 3\n\npackages:\n\n  b: 1\n';

  it('has one importer more, among the others, and is else the same', () => {
    const more = withImporter(lock, 'template', 'mfe-careers');
    expect(more).toBe(lock.replace('  mfe-home:', '  mfe-careers:\n    z: 3\n\n  mfe-home:'));
    // What a deleted remote has left does not stand there twice.
    expect(withImporter(more, 'template', 'mfe-careers')).toBe(more);
  });

  it('is the workspace’s own as the package manager writes it', () => {
    expect(withImporter(read('pnpm-lock.yaml'), 'template', 'template')).toBe(read('pnpm-lock.yaml'));
  });

  it('is refused where it knows no such package', () => {
    expect(() => withImporter(lock, 'nobody', 'mfe-careers')).toThrow(
      'pnpm-lock.yaml does not know the package nobody',
    );
  });
});

describe('what is refused, with nothing written', () => {
  const { folder, status } = workspace();

  it.each([
    [
      'taken by a remote',
      { ...naming, remote: 'home', page: 'home' },
      'mfe-home, e2e/home are there already. Choose another name.',
    ],
    ['of the shell', { ...naming, remote: 'shell', page: 'shell' }, '"shell" is the name of something else'],
    ['of the store', { ...naming, remote: 'log', page: 'log' }, '"log" is the name of something else'],
    ['of a folder of suites', { ...naming, remote: 'frame', page: 'frame' }, 'e2e/frame is there already'],
    ['of a page', { ...naming, remote: 'terms', page: 'terms' }, '/terms is a page of mfe-home already'],
    [
      'that the platform says',
      { ...naming, remote: 'building', page: 'building' },
      'is a word of platform/src/says.ts',
    ],
  ])('a remote by a name %s', async (_, wrong, sentence) => {
    await expect(newRemote(folder, wrong)).rejects.toThrow(sentence);
    expect(status()).toBe('');
  });

  it.each([
    [
      'in a remote that is not there',
      { ...ours, remote: 'nobody' },
      'There is no remote "mfe-nobody". The remotes are: ',
    ],
    ['at a path that is taken', { ...ours, page: 'terms' }, '/terms is a page of mfe-home already'],
    ['in a remote that makes its pages of data', { ...ours, remote: 'portfolio' }, 'fifth folder'],
  ])('a page %s', async (_, wrong, sentence) => {
    await expect(newPage(folder, wrong)).rejects.toThrow(sentence);
    expect(status()).toBe('');
  });

  it('what an earlier try has left, and files with changes of somebody’s', async () => {
    const { folder } = workspace();
    const left = join(folder, 'mfe-home/src/locales/our-team.ua.json');
    writeFileSync(left, '{}');
    await expect(newPage(folder, ours)).rejects.toThrow('take it away: rm -r mfe-home/src/locales/our-team.ua.json');
    rmSync(left);
    writeFileSync(join(folder, 'mfe-home/src/routes.ts'), `${read('mfe-home/src/routes.ts')}// mine\n`);
    await expect(newPage(folder, ours)).rejects.toThrow('mfe-home/src/routes.ts has changes that are not committed');
    writeFileSync(join(folder, 'pnpm-lock.yaml'), `${read('pnpm-lock.yaml')}# mine\n`);
    await expect(newRemote(folder, naming)).rejects.toThrow('pnpm-lock.yaml has changes that are not committed');
  });
});

it('work that fails leaves what was there, byte for byte, and nothing else', async () => {
  const { folder, status } = workspace();
  const work = undoable(folder, ['mfe-home', 'mfe-careers', 'pnpm-lock.yaml'], async () => {
    mkdirSync(join(folder, 'mfe-careers/src'), { recursive: true });
    writeFileSync(join(folder, 'mfe-careers/src/remote.ts'), 'half');
    writeFileSync(join(folder, 'mfe-home/src/new.ts'), 'new');
    writeFileSync(join(folder, 'mfe-home/src/routes.ts'), 'changed');
    rmSync(join(folder, 'pnpm-lock.yaml'));
    throw new Error('no browser');
  });
  await expect(work).rejects.toThrow('no browser');
  expect(status()).toBe('');
});

it('work that succeeds is told by what it has created and changed', async () => {
  const { folder } = workspace();
  const written = await undoable(folder, ['mfe-home'], async () => {
    writeFileSync(join(folder, 'mfe-home/src/new.ts'), 'new');
    writeFileSync(join(folder, 'mfe-home/src/routes.ts'), 'changed');
  });
  expect(written).toEqual({ created: ['mfe-home/src/new.ts'], changed: ['mfe-home/src/routes.ts'] });
});
