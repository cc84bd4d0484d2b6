import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { rules, singletonDoors } from './boundaries.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

/** Every specifier a file imports: static, re-export, dynamic `import()` and `import('…')` types. */
function specifiersOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: string[] = [];
  const take = (node: { source: { value?: unknown } | null }) => {
    if (node.source && typeof node.source.value === 'string') found.push(node.source.value);
  };
  new Visitor({
    ImportDeclaration: take,
    ExportNamedDeclaration: take,
    ExportAllDeclaration: take,
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') found.push(node.source.value);
      // A template is a specifier that hides; a variable is an address known only while running.
      else if (node.source.type === 'TemplateLiteral')
        found.push(`a template: ${node.source.quasis[0]?.value.raw ?? ''}…`);
    },
    TSImportType: (node) => {
      const { source: literal } = node as unknown as { source: { value?: unknown } };
      if (typeof literal.value === 'string') found.push(literal.value);
    },
  }).visit(program);
  return found;
}

/** What is wrong with one import, or undefined. */
function faultOf(file: string, specifier: string): string | undefined {
  const room = file.split('/')[0] ?? '';
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier));
    // A root file may stand beside the rooms; nothing else leaves its room by a path.
    if (target.split('/')[0] !== room && file.includes('/')) return `${file} leaves its room: ${specifier}`;
    const [, area] = /^shared\/src\/([^/]+)\//.exec(file) ?? [];
    const [, targetArea] = /^shared\/src\/([^/]+)\//.exec(target) ?? [];
    if (area && targetArea && area !== targetArea && (singletonDoors as readonly string[]).includes(targetArea)) {
      return `${file} reaches behind the door shared/${targetArea}: ${specifier}`;
    }
    return undefined;
  }
  const rule = rules.find((each) => each.files.test(file));
  if (!rule) return `${file} belongs to no rule of boundaries.ts`;
  return rule.may.some((allowed) => allowed.test(specifier)) ? undefined : `${file} may not import ${specifier}`;
}

describe('the walls between the rooms', () => {
  it('reads a workspace that is there', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(new Set(files.map((file) => file.split('/')[0]))).toContain('mfe-home');
  });

  it('hold: no file imports what its room may not', () => {
    const faults = files.flatMap((file) =>
      specifiersOf(file, readFileSync(join(import.meta.dirname, file), 'utf8')).map((specifier) =>
        faultOf(file, specifier),
      ),
    );
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it("the shell's sources name no remote", () => {
    const remotes = [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter((room) =>
      room.startsWith('mfe-'),
    );
    expect(remotes.length).toBeGreaterThan(4);
    const named = new RegExp(`['"\`](${remotes.flatMap((room) => [room, room.slice(4)]).join('|')})['"\`]`);
    const sources = files.filter((file) => /^shell\/src\/(?!.*\.test\.)/.test(file));
    expect(sources.filter((file) => named.test(readFileSync(join(import.meta.dirname, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a remote importing a remote', 'mfe-home/src/x.ts', "import { y } from '../../mfe-portfolio/src/remote.ts';"],
    ['a remote importing a remote by name', 'mfe-home/src/x.ts', "import { y } from 'mfe-portfolio';"],
    ['a remote re-exporting the shell', 'mfe-home/src/x.ts', "export { App } from '../../shell/src/App.tsx';"],
    ['a remote importing the router dynamically', 'mfe-home/src/x.ts', "const r = import('react-router-dom');"],
    [
      'a remote naming a type of the shell',
      'mfe-home/src/x.ts',
      "export type A = import('../../shell/src/App.tsx').App;",
    ],
    ['a page opening a Node-only door', 'mfe-home/src/pages/x.tsx', "import { publishRelease } from 'shared/release';"],
    [
      'a page opening the tool that paints',
      'mfe-home/src/pages/x.tsx',
      "import { openStudio } from 'shared/painting';",
    ],
    ['metadata opening the tool of the cards', 'mfe-home/src/locales/x.ts', "import { drawing } from 'shared/cards';"],
    [
      'a card starting a browser by itself',
      'mfe-home/src/cards/cards.ts',
      "import { chromium } from 'playwright-core';",
    ],
    ['the shell importing a remote', 'shell/src/App.tsx', "import { remote } from '../../mfe-home/src/remote.ts';"],
    ["the shell's browser code opening the build", 'shell/src/App.tsx', "import { singletons } from 'shared/build';"],
    ['shared importing a room', 'shared/src/design/x.ts', "import '../../../shell/src/App.tsx';"],
    [
      'shared reaching behind a singleton door',
      'shared/src/design/x.tsx',
      "import { useLanguage } from '../language/LanguageProvider.tsx';",
    ],
    ['a suite importing code', 'e2e/x.spec.ts', "import { compose } from '../shell/src/compose/compose.ts';"],
    ['behind a door of shared', 'mfe-home/src/x.ts', "import { x } from 'shared/src/design/tokens.css.ts';"],
  ])('bite on %s', (_, file, source) => {
    const faults = specifiersOf(file, source).map((specifier) => faultOf(file, specifier));
    expect(faults.filter((fault) => fault !== undefined)).toHaveLength(1);
  });
});
