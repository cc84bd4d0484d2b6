import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvalidInputError } from 'shared/contract';
import { type BrokenProtocol, brokenProtocols } from './brokenProtocols.ts';
import type * as Shrinking from './shrink.ts';
import type * as Simulation from './simulate.ts';

const sources = join(import.meta.dirname, '../..');
const base = `${pathToFileURL(sources).href}/`;

/** What a protocol is simulated with. */
export interface Simulator {
  readonly simulateSeed: typeof Simulation.simulateSeed;
  readonly shrink: typeof Shrinking.shrink;
}

/** The files that the simulation runs; what only stores in earnest need is there once. */
const simulated =
  /^(?:test\/simulate|src\/(?:store|release))\/[^?]*$|^src\/(?:compose\/writingSite|serve\/respond\/chooseSite)\.ts$/;

/**
 * A broken protocol: the same modules once more, some of them with another text.
 * @throws InvalidInputError if the text that is to be changed does not stand there once
 */
export async function brokenProtocol(broken: BrokenProtocol): Promise<Simulator> {
  const texts = changedTexts(broken);
  const mark = `?broken=${brokenProtocols.indexOf(broken)}`;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const file = fileOf(resolved.url);
      const again = file !== undefined && simulated.test(file) && context.parentURL?.endsWith(mark);
      return again ? { ...resolved, url: base + file + mark } : resolved;
    },
    load(url, context, next) {
      const text = url.endsWith(mark) ? texts[fileOf(url) ?? ''] : undefined;
      const loaded = next(url, context);
      return text === undefined ? loaded : { ...loaded, source: text };
    },
  });
  try {
    const load = (file: string) => import(base + file + mark);
    const simulation: typeof Simulation = await load('test/simulate/simulate.ts');
    const shrinking: typeof Shrinking = await load('test/simulate/shrink.ts');
    return { simulateSeed: simulation.simulateSeed, shrink: shrinking.shrink };
  } finally {
    hooks.deregister();
  }
}

/** A file of ours by its path below `platform`. */
const fileOf = (url: string): string | undefined =>
  url.startsWith(base) ? url.slice(base.length).split('?')[0] : undefined;

/** The texts of the files that are changed. */
export function changedTexts({ what, changes }: BrokenProtocol): Readonly<Record<string, string>> {
  const texts = Object.entries(changes).map(([file, all]) => [
    file,
    all.reduce(
      (text, [find, replace]) => {
        const parts = text.split(find);
        if (parts.length === 2) return parts.join(replace);
        throw new InvalidInputError({
          fact: `For "${what}" this has to stand in ${file} once, and stands there ${parts.length - 1} times: ${find}`,
          nextStep: 'The protocol has changed: say in brokenProtocols.ts how it is broken today.',
        });
      },
      readFileSync(join(sources, file), 'utf8'),
    ),
  ]);
  return Object.fromEntries(texts);
}
