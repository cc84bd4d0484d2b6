import { abortCanary, startCanary } from '../../release/canary.ts';
import { collect } from '../../release/collect.ts';
import { hold as setHold } from '../../release/hold.ts';
import { readNamed } from '../../release/live.ts';
import { makePreview } from '../../release/preview.ts';
import { rollback as goBack } from '../../release/rollback.ts';
import { entryNumber } from './looking.ts';
import { packageName, told, type Verb } from './Verb.ts';

export const rollback: Verb = async (setup) => {
  const { store, words, to, why } = setup;
  if (to !== undefined) return told(setup, await goBack({ store, to: entryNumber(to), why }));
  const [name, version] = packageName(words[0]).split('@');
  return told(setup, await goBack({ store, name: name || undefined, version, why }));
};

export const preview: Verb = async ({ store, words, onProgress }) => {
  const made = await makePreview(store, readNamed(words[0]), onProgress);
  return {
    text: `Preview of ${made.name} ${made.version}, until ${made.until}:\n  /preview/${made.id}`,
    data: { ...made, path: `/preview/${made.id}` },
  };
};

export const canary: Verb = async (setup) => {
  const { store, words, percent = 10, why, onProgress } = setup;
  const release = readNamed(words[0]);
  return told(setup, await startCanary({ store, release, percent: Number(percent), why, onProgress }));
};

export const abort: Verb = async (setup) => told(setup, await abortCanary({ store: setup.store, why: setup.why }));

export const hold: Verb = (setup) => holding(setup, true);

export const unhold: Verb = (setup) => holding(setup, false);

const holding = async (setup: Parameters<Verb>[0], held: boolean) => {
  const { store, words, why } = setup;
  return told(setup, await setHold({ store, name: packageName(words[0]), held, why }));
};

export const gc: Verb = async ({ unsigned, dryRun = false }) => {
  const { keys, bytes } = await collect(unsigned, { dryRun });
  const sum = `${keys.length} ${keys.length === 1 ? 'thing' : 'things'}, ${(bytes / 1024).toFixed(0)} KB`;
  return {
    text: [...keys, `${dryRun ? 'Would remove' : 'Removed'} ${sum}.`].join('\n'),
    data: { keys, bytes, dryRun },
  };
};
