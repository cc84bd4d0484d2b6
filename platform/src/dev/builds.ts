import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { MultiCompiler, MultiStats, StatsError } from '@rspack/core';
import type { MadeBuild } from './whatPagesMiss.ts';

/** Result of one run of the compilers. */
export interface BuildRun {
  readonly builds: readonly MadeBuild[];
  /** Those that came out different, by name: `shell-browser`, `portfolio-node`. All of them the first time. */
  readonly changed: readonly string[];
  /** Problems in the sources, each once, whatever number of builds has met it. */
  readonly problems: readonly string[];
  /** In milliseconds. */
  readonly took: number;
}

/** The builds while they are made again with every save. */
export interface Builds {
  /** Settles when none is under way. */
  settled(): Promise<void>;
  /** Counts up with every run that has ended. */
  number(): number;
  /** Names what all of them have come to, as the server tells it to pages. */
  hash(): string;
  /** Lists the problems that are in the sources now. */
  problems(): readonly string[];
}

/**
 * @param root the workspace, from which places in the sources are told
 * @param onRun is told of each run when it has ended
 */
export function followBuilds(compiler: MultiCompiler, root: string, onRun: (rebuild: BuildRun) => void): Builds {
  const hashes = new Map<string, string>();
  let began: number | undefined = performance.now();
  let ended = Promise.withResolvers<void>();
  let number = 0;
  let hash = '';
  let problems: readonly string[] = [];
  compiler.hooks.invalid.tap('builds', () => {
    if (began !== undefined) return;
    began = performance.now();
    ended = Promise.withResolvers<void>();
  });
  compiler.hooks.done.tap('builds', (all: MultiStats) => {
    const { stats } = all;
    hash = all.hash ?? '';
    const made = stats.map(({ compilation, hash: own, startTime = 0, endTime = 0 }): MadeBuild => {
      const { name = '', fileDependencies: files } = compilation;
      const changed = hashes.get(name) !== own;
      hashes.set(name, own ?? '');
      const saved = [...(compilation.compiler.modifiedFiles ?? []), ...(compilation.compiler.removedFiles ?? [])];
      return { name, changed, began: startTime, ended: endTime, saved, reads: (file) => files.has(file) };
    });
    problems = problemsIn(
      root,
      stats.flatMap((each) => each.toJson({ all: false, errors: true }).errors ?? []),
    );
    const took = performance.now() - (began ?? performance.now());
    number += 1;
    began = undefined;
    ended.resolve();
    onRun({ builds: made, changed: made.filter((each) => each.changed).map((each) => each.name), problems, took });
  });
  return { settled: () => ended.promise, number: () => number, hash: () => hash, problems: () => problems };
}

/** Lists the problems of the sources, each once: the browser's build and the one for prerendering read the same files. The file comes first. */
export function problemsIn(root: string, errors: readonly StatsError[]): readonly string[] {
  const problems = errors.map(({ message, moduleIdentifier, moduleName, loc }) => {
    const file =
      (moduleIdentifier ?? moduleName ?? '')
        .split('!')
        .at(-1)
        ?.replace(/^[\w/]+\||\|[^|]*$|\?.*$/g, '') ?? '';
    const place = file.startsWith('/') ? relative(root, file) : file;
    const said = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !/^\s+at /.test(line))
      .join('\n')
      .trim();
    return `${place}${place && loc ? `:${loc}` : ''}\n${said}`.replaceAll(`${root}/`, '').trim();
  });
  return [...new Set(problems)];
}
