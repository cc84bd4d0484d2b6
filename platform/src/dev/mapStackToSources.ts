import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';

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
  const maps = new Map<string, Promise<SourceMap | undefined>>();
  const frames: string[] = [];
  for (const line of first === -1 ? [] : lines.slice(first)) {
    const [whole, name = '', file, built = '', row = '', column = ''] = builtLocation.exec(line) ?? [];
    if (whole === undefined) continue;
    const output =
      file === undefined
        ? join(resolveOutputFolder(built), 'node/main.cjs')
        : join(resolveOutputFolder(name), 'browser', file);
    const map = await (maps.get(output) ?? maps.set(output, readSourceMap(output)).get(output));
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

async function readSourceMap(file: string): Promise<SourceMap | undefined> {
  const text = await readFile(`${file}.map`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new SourceMap(JSON.parse(text));
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
