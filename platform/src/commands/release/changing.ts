import { InvalidInputError, isPagePath, readAddress } from 'shared/contract';
import { abortCanary, startCanary } from '../../release/canary.ts';
import { collect } from '../../release/collect.ts';
import { guardCanary } from '../../release/guardCanary.ts';
import { hold as setHold } from '../../release/hold.ts';
import { makePreview, revokePreview } from '../../release/preview.ts';
import { rollback as goBack } from '../../release/rollback.ts';
import { ownServer } from '../../release/seen/askServer.ts';
import { seenByServers } from '../../release/seen/seenByServers.ts';
import { switchDeltas } from '../../release/switchDeltas.ts';
import { tellPromotion } from '../../release/tellPromotion.ts';
import { teamsIn } from '../../serve/panel/teamsIn.ts';
import { layeredStore } from '../../store/layeredStore.ts';
import { parseReleaseId } from '../../store/releaseId.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { interruption } from '../line/interruption.ts';
import { readNumber } from '../line/readOptions.ts';
import { root } from '../line/root.ts';
import { entryNumber, previewAddress } from './looking.ts';
import { changeOf, type Outcome, packageName, told, type Verb } from './Verb.ts';

export const rollback: Verb = async (setup) => {
  const { words, to } = setup;
  const change = await changeOf(setup);
  // A version is read as strictly here as where it becomes live.
  const { name, version } = words[0]?.includes('@')
    ? parseReleaseId(words[0])
    : { name: packageName(words[0]) || undefined, version: undefined };
  const entry = to === undefined ? undefined : entryNumber(to);
  return told(setup, await goBack({ ...change, name, version, to: entry }));
};

export const preview: Verb = async ({ store, unsigned, words, at = '/', origin, dryRun, onProgress }) => {
  if (words[0] === 'revoke') return revoke(unsigned, words[1], origin.who, dryRun);
  const page = requireAddress(at);
  // A link is made before it is dated: a dry one is composed in memory, and gone.
  const given = dryRun ? layeredStore(store, {}) : store;
  const made = await makePreview(given, parseReleaseId(words[0]), onProgress, {
    who: origin.who,
    teams: await teamsIn(root),
  });
  const address = await previewAddress(store, made, page);
  onProgress('what a promotion would change');
  const changes = await tellPromotion(given, made);
  return {
    text: dryRun
      ? `A preview of ${made.name} ${made.version} could be made. Nothing was written.\n${changes}`
      : `Preview of ${made.name} ${made.version}, until ${made.until}:\n  ${address}\n${changes}`,
    data: { ...made, address, ...(dryRun && { dryRun }) },
  };
};

async function revoke(store: ReleaseStore, id: string | undefined, who: string, dryRun = false): Promise<Outcome> {
  const { name, version } = await revokePreview(dryRun ? layeredStore(store, {}) : store, id ?? '', { who });
  const text = `The preview of ${name} ${version} ${dryRun ? 'could be' : 'is'} revoked.`;
  return { text, data: { id, name, version, ...(dryRun && { dryRun }) } };
}

/** @throws InvalidInputError if it is no address of a page */
function requireAddress(at: string): string {
  if (isPagePath(readAddress(at).path)) return at;
  throw new InvalidInputError({
    fact: `--at is "${at}", which is no address of a page.`,
    nextStep: 'Write it as on the site: --at /portfolio, --at /en/portfolio.',
  });
}

export const canary: Verb = async (setup) => {
  const { words, percent, force, drops, guard, steps, from, visitors, period, patience } = setup;
  const release = parseReleaseId(words[0]);
  if (!guard) {
    const given = Object.entries({ steps, from, visitors, period, patience }).find(([, value]) => value !== undefined);
    if (given)
      throw new InvalidInputError({
        fact: `--${given[0]} is for a guarded canary.`,
        nextStep: 'Write --guard with it.',
      });
    const share = readNumber('--percent', percent ?? '10', { least: 1, most: 99 });
    return told(setup, await startCanary({ ...(await changeOf(setup)), release, percent: share, force, drops }));
  }
  if (percent !== undefined || setup.dryRun)
    throw new InvalidInputError({
      fact: `A guarded canary takes no ${percent === undefined ? '--dry-run' : '--percent'}.`,
      nextStep: 'It raises its share in steps: --steps 5,25,50.',
    });
  const rising = (steps ?? '5,25,50').split(',').map((step) => readNumber('--steps', step, { least: 1, most: 99 }));
  const least = readNumber('--visitors', visitors ?? '200', { least: 1, most: 1_000_000 });
  const seconds = readNumber('--period', period ?? '60', { least: 0, most: 86_400 });
  const longest = readNumber('--patience', patience ?? '2700', { least: 1, most: 604_800 });
  const look = () => seenByServers(from ?? [ownServer]);
  // Who cannot see must not begin.
  await look();
  const { signal, forget } = interruption();
  const tell = (line: string) => {
    if (!setup.json) console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
  };
  try {
    const { outcome, evidence, seen, last } = await guardCanary({
      ...(await changeOf(setup)),
      release,
      steps: rising,
      visitors: least,
      period: seconds * 1000,
      patience: longest * 1000,
      look,
      tell,
      permits: { force, drops },
      signal,
    });
    await told(setup, last);
    const label = `${release.name}@${release.version}`;
    const text = {
      stopped: `${label} was stopped; what was live is live for all.`,
      unseen: `${label} was seen by too few visitors in ${longest} seconds, and was ended: nothing speaks for it or against it. Guard it when more come, or with --patience, --visitors; "release promote ${label}" makes it live unseen.`,
      passed: `${label} has passed all steps and stays at ${rising.at(-1)} %. "release promote ${label}" makes it live for all.`,
      left: `${label} stays as it is, and nobody guards it. "release abort" ends it.`,
    }[outcome];
    const failed = outcome === 'stopped' || outcome === 'unseen';
    return {
      text,
      data: { outcome, evidence, seen, entry: last.entry },
      failed,
      ...(outcome === 'unseen' && { code: 2 }),
    };
  } finally {
    forget();
  }
};

export const abort: Verb = async (setup) => told(setup, await abortCanary(await changeOf(setup)));

export const hold: Verb = (setup) => holding(setup, true);

export const unhold: Verb = (setup) => holding(setup, false);

const holding = async (setup: Parameters<Verb>[0], held: boolean) =>
  told(setup, await setHold({ ...(await changeOf(setup)), name: packageName(setup.words[0]), held }));

export const deltas: Verb = async (setup) => {
  const [word = ''] = setup.words;
  if (word !== 'on' && word !== 'off')
    throw new InvalidInputError({
      fact: `"release deltas" does not know "${word}". Nothing was done.`,
      nextStep: 'Write "release deltas off", or "release deltas on".',
    });
  return told(setup, await switchDeltas({ ...(await changeOf(setup)), on: word === 'on' }));
};

export const gc: Verb = async ({ unsigned, dryRun = false }) => {
  const { keys, bytes } = await collect(unsigned, { dryRun });
  const sum = `${keys.length} ${keys.length === 1 ? 'thing' : 'things'}, ${(bytes / 1024).toFixed(0)} KB`;
  return {
    text: [...keys, `${dryRun ? 'Would remove' : 'Removed'} ${sum}.`].join('\n'),
    data: { keys, bytes, dryRun },
  };
};
