import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Block {
  readonly document: string;
  /** Line of the opening fence. */
  readonly line: number;
  readonly language: string;
  readonly text: string;
}

/**
 * Languages of code blocks. `examples.test.ts` checks promql, `documents.serving.ts` nginx, this file the rest, except `text`, which is
 * output or a tree.
 */
const languages = ['css', 'html', 'json', 'nginx', 'promql', 'sh', 'text', 'ts', 'tsx', 'yaml'];
const fence = /^( *)```([^\n]*)\n(.*?)^\1```$/gms;
const root = import.meta.dirname;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const linesBefore = (text: string, index: number): number => text.slice(0, index).split('\n').length;

export const blocksIn = (document: string, text: string): Block[] =>
  [...text.matchAll(fence)].map(({ 1: indent, 2: language = '', 3: block = '', index }) => {
    return { document, line: linesBefore(text, index), language, text: block.replaceAll(`\n${indent}`, '\n') };
  });

/** Counts the words of a document outside of its code blocks, as `wc -w` does. */
export const wordsIn = (text: string): number => text.replaceAll(fence, '').split(/\s+/).filter(Boolean).length;

const run = (program: string, words: readonly string[], input = '') =>
  spawnSync(program, words, { cwd: root, input, encoding: 'utf8', maxBuffer: 2 ** 26 });
const ofWorkspace = (name: string): string => join(root, 'node_modules/.bin', name);

/**
 * Compiles or parses all code blocks at once. A TypeScript block may begin with the path of a file (`// mfe-home/src/pages/Page.tsx`), from
 * which its imports resolve.
 * @param folder an empty folder in the workspace
 * @returns a line per fault: `docs/team.md:12: what is wrong`
 */
export function faultsIn(blocks: readonly Block[], folder: string): string[] {
  const faults: string[] = [];
  const written = new Map<string, Block>();
  /** Writes a block into a file, at the same line number as in the document, so that errors name the document's lines. */
  const write = (block: Block, place: string, before = '', behind = '') => {
    const name = `${block.document.replaceAll(/\W/g, '-')}-${block.line}.${block.language}`;
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, name), `${'\n'.repeat(block.line - 1)}${before}\n${block.text}${behind}`);
    written.set(name, block);
    return join(folder, place, name);
  };
  const take = (output: string | null, fault: RegExp) => {
    // If the program is not installed, `output` is null.
    for (const [, file = '', line, text] of output?.matchAll(fault) ?? [])
      faults.push(`${written.get(file.split(/[\\/]/).at(-1) ?? '')?.document ?? file}:${line}: ${text}`);
  };
  for (const block of blocks) {
    const { document, line, language, text } = block;
    if (!languages.includes(language)) faults.push(`${document}:${line}: "${language}" is none of ${languages}`);
    if (['css', 'html', 'json', 'yaml'].includes(language)) write(block, 'parsed');
    if (language === 'sh') {
      take(run('sh', ['-n', write(block, 'parsed')]).stderr, /^(.+?): (?:line )?(\d+): (.*)$/gm);
      faults.push(...commandFaultsIn(block));
    }
    if (language === 'ts' || language === 'tsx') {
      const path = /^\/\/ ([\w./-]+\/[\w.-]+)\n/.exec(text)?.[1] ?? 'template/src/page.ts';
      const libraries = `${path.split('/')[0]}/node_modules`;
      write(block, join('compiled', dirname(path)));
      if (!existsSync(join(folder, 'compiled', libraries)))
        symlinkSync(join(root, libraries), join(folder, 'compiled', libraries), 'junction');
    }
  }
  writeFileSync(join(folder, 'biome.json'), '{ "root": true, "vcs": { "enabled": false } }');
  const lint = [
    'lint',
    `--config-path=${folder}`,
    '--reporter=github',
    '--max-diagnostics=none',
    join(folder, 'parsed'),
  ];
  take(run(ofWorkspace('biome'), lint).stdout, /^::error title=parse,file=([^,]*),line=(\d+),.*?::(.*)$/gm);
  const compilerOptions = { rootDirs: ['compiled', root], noUnusedLocals: false, moduleDetection: 'force' };
  const project = { extends: join(root, 'tsconfig.base.json'), include: ['compiled'], compilerOptions };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compile = ['-p', folder, '--pretty', 'false'];
  take(run(ofWorkspace('tsc'), compile).stdout, /^(.+?)\((\d+),\d+\): error (.*)$/gm);
  return faults.sort();
}

/** Finds commands that `package.json` lacks, and options that no command declares. */
function commandFaultsIn({ document, line, text }: Block): string[] {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));
  const commands = /\b(?:npm run |npm (?=start\b|test\b)|node run\.mjs )([\w-]+)((?:\\\n|[^&|;#\n])*)/g;
  const unknownScripts = [...text.matchAll(/npm --prefix ([\w-]+) run ([\w-]+)/g)]
    .filter(([, folder = '', name = '']) => {
      const manifest = join(folder, 'package.json');
      return !existsSync(join(root, manifest)) || !(name in JSON.parse(read(manifest)).scripts);
    })
    .map(({ 0: all, index }) => `${document}:${line + linesBefore(text, index)}: "${all}" names no script.`);
  const unknownCommands = [...text.matchAll(commands)].flatMap(({ 0: all, 1: name = '', 2: words = '', index }) => {
    const say = (fault: string) => `${document}:${line + linesBefore(text, index)}: ${fault}`;
    const [byNpm = '', given = ''] = all.startsWith('npm') ? words.split(/ -- (.*)/s) : ['', words];
    if (!(name in scripts)) return [say(`There is no command "${name}".`)];
    if (/ --\w/.test(byNpm)) return [say(`npm takes${byNpm.trimEnd()} for itself. Write "--" before it.`)];
    const known = optionsOf(name, given.trim().split(/\s+/)[0] ?? '');
    return [...given.matchAll(/(?<=^|\s)--([a-z][\w-]*)/g)]
      .filter(({ 1: option = '' }) => !known.has(option))
      .map(([option]) => say(`"${name}" does not know ${option}.`));
  });
  return [...unknownScripts, ...unknownCommands];
}

/** Returns the options that a command accepts, from its source or a library's `--help`. A verb of `release` adds its own. */
function optionsOf(name: string, verb: string): ReadonlySet<string | undefined> {
  const program = new RegExp(`^  ${name}: \\[?\\s*'([^']+)'`, 'm').exec(read('run.mjs'))?.[1];
  if (program === undefined) return new Set();
  if (program.includes('node_modules')) {
    const help = run(process.execPath, [join(root, program), ...(name === 'stores' ? [] : ['test']), '--help']).stdout;
    return new Set([...help.matchAll(/--([a-z][\w-]*)/g)].map(([, option]) => option));
  }
  const source = read(program);
  const ofVerb = new RegExp(`^  ${verb}: \\{[^{}]*?options: \\[(.*?)\\]`, 'ms').exec(source)?.[1] ?? '';
  if (name === 'release') return new Set(['help', 'json', 'why', 'who', ...(ofVerb.match(/[a-z][\w-]*/g) ?? [])]);
  const beside = [...source.matchAll(/'(\.[^']+\.ts)'/g)].map(([, path = '']) => read(join(dirname(program), path)));
  const declared = [source, ...beside].join('\n').matchAll(/([a-z][\w-]*)'?: \{ type: '|'--([a-z][\w-]*)'/g);
  return new Set([...declared].map(([, option, literal]) => option ?? literal));
}
