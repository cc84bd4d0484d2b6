import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { tryParseJson } from '../store/bytes/tryParseJson.ts';

interface SourceLookup {
  readonly root: string;
  readonly resolveOutputFolder: (name: string) => string;
}

/** Matches a location in a built file: a browser file's address (with the version or a hash), or a location in the Node build. */
const builtLocation =
  /(?:https?:\/\/[^\s()]*?\/r\/([\w-]+)\/(?:dev\/)?([^\s():?]+)(?:\?[^\s():]*)?|([\w-]+) dev):(\d+):(\d+)/;

/** Source lines that the excerpt shows before the line that threw, and after it. */
const contextLines = 2;

/**
 * Maps a stack trace from built files to sources. Returns the location that threw, the message, an excerpt of the source there, and the
 * frames within the workspace.
 */
export async function mapStackToSources(stack: string, { root, resolveOutputFolder }: SourceLookup): Promise<string> {
  const lines = stack.split('\n');
  const first = lines.findIndex((line) => builtLocation.test(line));
  const message = (first === -1 ? lines : lines.slice(0, first)).join('\n').trim();
  const maps = new Map<string, Promise<SourceMap | 'unreadable' | undefined>>();
  const frames: string[] = [];
  for (const line of first === -1 ? [] : lines.slice(first)) {
    const [whole, name = '', file, built = '', row = '', column = ''] = builtLocation.exec(line) ?? [];
    if (whole === undefined) continue;
    const output =
      file === undefined
        ? join(resolveOutputFolder(built), 'node/main.cjs')
        : join(resolveOutputFolder(name), 'browser', file);
    const map = await (maps.get(output) ?? maps.set(output, readSourceMap(output)).get(output));
    // Leaves the stack as it is while a build is writing the map.
    if (map === 'unreadable') return stack;
    const entry = map?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) continue;
    const source = relative(root, entry.originalSource);
    // Leaves out frames of libraries such as React, because the fault is rarely there.
    if (source.startsWith('..') || source.includes('node_modules')) continue;
    frames.push(`${source}:${entry.originalLine + 1}`);
  }
  const [at] = frames;
  if (at === undefined) return message;
  return [at, message, '', await readExcerpt(root, at), '', ...frames.map((each) => `    at ${each}`)].join('\n');
}

/** Reads the source map of a file. @returns undefined without a map */
async function readSourceMap(file: string): Promise<SourceMap | 'unreadable' | undefined> {
  const text = await readFile(`${file}.map`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const map = tryParseJson(text);
  return map === undefined ? 'unreadable' : new SourceMap(map as ConstructorParameters<typeof SourceMap>[0]);
}

/** Returns the source line at a location, with the lines before and after it. */
async function readExcerpt(root: string, at: string): Promise<string> {
  const [file = '', row = '1'] = at.split(':');
  const line = Number(row);
  const lines = (await readFile(join(root, file), 'utf8').catch(() => '')).split('\n');
  const from = Math.max(1, line - contextLines);
  return lines
    .slice(from - 1, line + contextLines)
    .map((text, index) => `${from + index === line ? '>' : ' '} ${String(from + index).padStart(4)} | ${text}`)
    .join('\n');
}
