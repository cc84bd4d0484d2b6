import { abortCanary, startCanary } from '../../release/canary.ts';
import { collect } from '../../release/collect.ts';
import { hold as setHold } from '../../release/hold.ts';
import { readNamed } from '../../release/live.ts';
import { makePreview } from '../../release/preview.ts';
import { rollback as goBack } from '../../release/rollback.ts';
import { readNumber } from '../readOptions.ts';
import { entryNumber } from './looking.ts';
import { changeOf, packageName, told, type Verb } from './Verb.ts';

export const rollback: Verb = async (setup) => {
  const { words, to } = setup;
  const change = await changeOf(setup);
  if (to !== undefined) return told(setup, await goBack({ ...change, to: entryNumber(to) }));
  // A version is read as strictly here as where it becomes live.
  const { name, version } = words[0]?.includes('@')
    ? readNamed(words[0])
    : { name: packageName(words[0]) || undefined, version: undefined };
  return told(setup, await goBack({ ...change, name, version }));
};

export const preview: Verb = async ({ store, words, onProgress }) => {
  const made = await makePreview(store, readNamed(words[0]), onProgress);
  return {
    text: `Preview of ${made.name} ${made.version}, until ${made.until}:\n  /preview/${made.id}`,
    data: { ...made, path: `/preview/${made.id}` },
  };
};

export const canary: Verb = async (setup) => {
  const { words, percent = '10', force, drops } = setup;
  const release = readNamed(words[0]);
  const share = readNumber('--percent', percent, { least: 1, most: 99 });
  return told(setup, await startCanary({ ...(await changeOf(setup)), release, percent: share, force, drops }));
};

export const abort: Verb = async (setup) => told(setup, await abortCanary(await changeOf(setup)));

export const hold: Verb = (setup) => holding(setup, true);

export const unhold: Verb = (setup) => holding(setup, false);

const holding = async (setup: Parameters<Verb>[0], held: boolean) =>
  told(setup, await setHold({ ...(await changeOf(setup)), name: packageName(setup.words[0]), held }));

export const gc: Verb = async ({ unsigned, dryRun = false }) => {
  const { keys, bytes } = await collect(unsigned, { dryRun });
  const sum = `${keys.length} ${keys.length === 1 ? 'thing' : 'things'}, ${(bytes / 1024).toFixed(0)} KB`;
  return {
    text: [...keys, `${dryRun ? 'Would remove' : 'Removed'} ${sum}.`].join('\n'),
    data: { keys, bytes, dryRun },
  };
};
