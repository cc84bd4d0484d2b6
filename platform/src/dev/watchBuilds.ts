import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { MultiCompiler, MultiStats, StatsError } from '@rspack/core';
import type { LastBuild } from './reloadDetector.ts';

/** Result of one run of all compilers. */
export interface BuildRun {
  readonly builds: readonly LastBuild[];
  /** Builds whose output the run has changed: `shell-browser`, `portfolio-node`. After the first run, all builds. */
  readonly changed: readonly string[];
  /** Problems in the sources, each once, even if several builds report it. */
  readonly problems: readonly string[];
  readonly durationMs: number;
}

/** The compilers' builds of all packages. They run again when a file is saved. */
export interface Builds {
  waitUntilIdle(): Promise<void>;
  runCount(): number;
  /** Returns one hash for all builds. The server sends it to pages, so that they notice a newer build. */
  hash(): string;
  problems(): readonly string[];
}

/**
 * Collects the results of each run of the compilers.
 * @param root the workspace; paths of problems are relative to it
 * @param onRun called after each run
 */
export function watchBuilds(compiler: MultiCompiler, root: string, onRun: (rebuild: BuildRun) => void): Builds {
  const hashes = new Map<string, string>();
  let startedAt: number | undefined = performance.now();
  let ended = Promise.withResolvers<void>();
  let number = 0;
  let hash = '';
  let problems: readonly string[] = [];
  compiler.hooks.invalid.tap('builds', () => {
    if (startedAt !== undefined) return;
    startedAt = performance.now();
    ended = Promise.withResolvers<void>();
  });
  compiler.hooks.done.tap('builds', (all: MultiStats) => {
    const { stats } = all;
    hash = all.hash ?? '';
    const states = stats.map(({ compilation, hash: own, startTime = 0, endTime = 0 }): LastBuild => {
      const { name = '', fileDependencies: files } = compilation;
      const changed = hashes.get(name) !== own;
      hashes.set(name, own ?? '');
      const savedFiles = [...(compilation.compiler.modifiedFiles ?? []), ...(compilation.compiler.removedFiles ?? [])];
      return { name, changed, startedAt: startTime, endedAt: endTime, savedFiles, reads: (file) => files.has(file) };
    });
    problems = formatProblems(
      root,
      stats.flatMap((each) => each.toJson({ all: false, errors: true }).errors ?? []),
    );
    const durationMs = performance.now() - (startedAt ?? performance.now());
    number += 1;
    startedAt = undefined;
    ended.resolve();
    onRun({
      builds: states,
      changed: states.filter((each) => each.changed).map((each) => each.name),
      problems,
      durationMs,
    });
  });
  return { waitUntilIdle: () => ended.promise, runCount: () => number, hash: () => hash, problems: () => problems };
}

/** Formats problems of sources, file first. The browser and the Node build report the same problem, which appears only once. */
export function formatProblems(root: string, errors: readonly StatsError[]): readonly string[] {
  const problems = errors.map(({ message, moduleIdentifier, moduleName, loc }) => {
    const file =
      (moduleIdentifier ?? moduleName ?? '')
        .split('!')
        .at(-1)
        ?.replace(/^[\w/]+\||\|[^|]*$|\?.*$/g, '') ?? '';
    const path = file.startsWith('/') ? relative(root, file) : file;
    const text = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !/^\s+at /.test(line))
      .join('\n')
      .trim();
    return `${path}${path && loc ? `:${loc}` : ''}\n${text}`.replaceAll(`${root}/`, '').trim();
  });
  return [...new Set(problems)];
}
