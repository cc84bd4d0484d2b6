import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';

interface InSourcesOptions {
  readonly root: string;
  readonly outputOf: (name: string) => string;
}

/** A place in a build of this server: a file that the browser has, below its version or by its hash, or the build that a page is prerendered with. */
const place = /(?:https?:\/\/[^\s()]*?\/r\/([\w-]+)\/(?:dev\/)?([^\s():?]+)(?:\?[^\s():]*)?|([\w-]+) dev):(\d+):(\d+)/;

/** Number of lines of the source that stand around the one that threw. */
const around = 2;

/**
 * Tells a stack in the files that were written, not in what was built of them: first the message, then the file and the line that threw with
 * what stands there, then the way to it within the workspace.
 */
export async function inSources(stack: string, { root, outputOf }: InSourcesOptions): Promise<string> {
  const lines = stack.split('\n');
  const first = lines.findIndex((line) => place.test(line));
  const message = (first === -1 ? lines : lines.slice(0, first)).join('\n').trim();
  const maps = new Map<string, Promise<SourceMap | undefined>>();
  const found: string[] = [];
  for (const line of first === -1 ? [] : lines.slice(first)) {
    const [whole, name = '', file, built = '', row = '', column = ''] = place.exec(line) ?? [];
    if (whole === undefined) continue;
    const output = file === undefined ? join(outputOf(built), 'node/main.cjs') : join(outputOf(name), 'browser', file);
    const map = await (maps.get(output) ?? maps.set(output, mapOf(output)).get(output));
    const entry = map?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) continue;
    const source = relative(root, entry.originalSource);
    // What calls a page is React's affair, and not what is wrong.
    if (source.startsWith('..') || source.includes('node_modules')) continue;
    found.push(`${source}:${entry.originalLine + 1}`);
  }
  const [at] = found;
  if (at === undefined) return message;
  return [at, message, '', await excerpt(root, at), '', ...found.map((each) => `    at ${each}`)].join('\n');
}

async function mapOf(file: string): Promise<SourceMap | undefined> {
  const text = await readFile(`${file}.map`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new SourceMap(JSON.parse(text));
}

/** The line of a place, with those around it. */
async function excerpt(root: string, at: string): Promise<string> {
  const [file = '', row = '1'] = at.split(':');
  const line = Number(row);
  const lines = (await readFile(join(root, file), 'utf8').catch(() => '')).split('\n');
  const from = Math.max(1, line - around);
  return lines
    .slice(from - 1, line + around)
    .map((text, index) => `${from + index === line ? '>' : ' '} ${String(from + index).padStart(4)} | ${text}`)
    .join('\n');
}
