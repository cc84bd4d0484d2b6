import { InvalidInputError, isPagePath, readAddress } from 'shared/contract';
import { abortCanary, startCanary } from '../../release/canary/canary.ts';
import { countArms, localOperationsAddress } from '../../release/canary/countViews.ts';
import { guardCanary } from '../../release/canary/guardCanary.ts';
import { collect } from '../../release/collect.ts';
import { describePromotion } from '../../release/compare/describePromotion.ts';
import { hold as setHold } from '../../release/hold.ts';
import { makePreview, revokePreview } from '../../release/preview/makePreview.ts';
import { rollback as goBack } from '../../release/rollback.ts';
import { switchDeltas } from '../../release/switchDeltas.ts';
import { readTeams } from '../../serve/panel/readTeams.ts';
import { createLayeredStore } from '../../store/backends/createLayeredStore.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import { parseReleaseId } from '../../store/protocol/storedRelease.ts';
import { listenForInterruption } from '../line/listenForInterruption.ts';
import { root } from '../line/root.ts';
import { parseNumber } from '../line/runCommand.ts';
import { createPreviewAddress, parseEntryNumber } from './readVerbs.ts';
import { createChangeOptions, parsePackageName, reportChange, type Verb, type VerbResult } from './Verb.ts';

export const rollbackVerb: Verb = async (setup) => {
  const { args, to } = setup;
  const change = await createChangeOptions(setup);
  // Takes an argument with `@` as `name@version`, so that a wrong form is refused as in `release promote`.
  const { name, version } = args[0]?.includes('@')
    ? parseReleaseId(args[0])
    : { name: parsePackageName(args[0]) || undefined, version: undefined };
  const entry = to === undefined ? undefined : parseEntryNumber(to);
  return reportChange(setup, await goBack({ ...change, name, version, to: entry }));
};

export const previewVerb: Verb = async ({ store, uncheckedStore, args, at = '/', origin, dryRun, onProgress }) => {
  if (args[0] === 'revoke') return revokePreviewById(uncheckedStore, args[1], origin.who, dryRun);
  if (args[1] !== undefined)
    throw new InvalidInputError({
      fact: `"release preview" shows one release, and ${args.length} are named. Nothing was done.`,
      nextStep: 'Make a preview of each release.',
    });
  const page = requireAddress(at);
  // Without writing: the upper layer of the store takes all writes, in memory.
  const storeToWrite = dryRun ? createLayeredStore(store, {}) : store;
  const made = await makePreview(storeToWrite, parseReleaseId(args[0]), onProgress, {
    who: origin.who,
    teams: await readTeams(root),
  });
  const address = await createPreviewAddress(storeToWrite, made, page);
  onProgress('what a promotion would change');
  const changes = await describePromotion(storeToWrite, made);
  return {
    text: dryRun
      ? `A preview of ${made.name} ${made.version} could be made. Nothing was written.\n${changes}`
      : `Preview of ${made.name} ${made.version}, until ${made.until}:\n  ${address}\n${changes}`,
    data: { ...made, address, ...(dryRun && { dryRun }) },
  };
};

async function revokePreviewById(
  store: ReleaseStore,
  id: string | undefined,
  who: string,
  dryRun = false,
): Promise<VerbResult> {
  const { name, version } = await revokePreview(dryRun ? createLayeredStore(store, {}) : store, id ?? '', { who });
  const text = `The preview of ${name} ${version} ${dryRun ? 'could be' : 'is'} revoked.`;
  return { text, data: { id, name, version, ...(dryRun && { dryRun }) } };
}

/** @throws InvalidInputError if `at` is not the address of a page */
function requireAddress(at: string): string {
  if (isPagePath(readAddress(at).path)) return at;
  throw new InvalidInputError({
    fact: `--at is "${at}", which is not the address of a page.`,
    nextStep: 'Write the address as on the site: --at /portfolio, --at /en/portfolio.',
  });
}

export const canaryVerb: Verb = async (setup) => {
  const { args, percent, force, drops, guard, steps, from, visitors, period, patience } = setup;
  const release = parseReleaseId(args[0]);
  if (!guard) {
    const givenOption = Object.entries({ steps, from, visitors, period, patience }).find(
      ([, value]) => value !== undefined,
    );
    if (givenOption)
      throw new InvalidInputError({
        fact: `--${givenOption[0]} is an option of a guarded canary.`,
        nextStep: 'Add --guard.',
      });
    const share = parseNumber('--percent', percent ?? '10', { min: 1, max: 99 });
    return reportChange(
      setup,
      await startCanary({ ...(await createChangeOptions(setup)), release, percent: share, force, drops }),
    );
  }
  if (percent !== undefined || setup.dryRun)
    throw new InvalidInputError({
      fact: `A guarded canary takes no ${percent === undefined ? '--dry-run' : '--percent'}.`,
      nextStep: 'The guard raises the share in steps: --steps 5,25,50.',
    });
  const shares = (steps ?? '5,25,50').split(',').map((step) => parseNumber('--steps', step, { min: 1, max: 99 }));
  const minVisitors = parseNumber('--visitors', visitors ?? '200', { min: 1, max: 1_000_000 });
  const seconds = parseNumber('--period', period ?? '60', { min: 0, max: 86_400 });
  const timeoutSeconds = parseNumber('--patience', patience ?? '2700', { min: 1, max: 604_800 });
  const live = await readNewestEntry(setup.store);
  // Succeeds for a live release, so that a pipeline can run again.
  if (live?.composition.releases[release.name] === release.version)
    return { text: `${release.name} ${release.version} is live for all visitors already.`, data: { entry: live } };
  const readSeen = () => countArms(from ?? [localOperationsAddress]);
  // Reads the servers' figures once before the guard starts, because a server that cannot be reached should fail the command immediately.
  await readSeen();
  const { signal, forget } = listenForInterruption();
  const print = (line: string) => {
    if (!setup.json) console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
  };
  try {
    const { outcome, evidence, seen, last } = await guardCanary({
      ...(await createChangeOptions(setup)),
      release,
      steps: shares,
      visitors: minVisitors,
      period: seconds * 1000,
      patience: timeoutSeconds * 1000,
      look: readSeen,
      tell: print,
      permits: { force, drops },
      signal,
    });
    await reportChange(setup, last);
    const label = `${release.name}@${release.version}`;
    const text = {
      stopped: `The guard ended the canary of ${label}: all visitors get the live releases.`,
      unseen: `The guard ended the canary of ${label}, because too few visitors came in ${timeoutSeconds} seconds to judge it. Try again with other values of --patience and --visitors; "release promote ${label}" makes it live without a canary.`,
      passed: `${label} has passed all steps and stays at ${shares.at(-1)} %. "release promote ${label}" makes it live for all visitors.`,
      left: `The canary of ${label} goes on without a guard. "release abort" ends it.`,
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

export const abortVerb: Verb = async (setup) =>
  reportChange(setup, await abortCanary(await createChangeOptions(setup)));

export const holdVerb: Verb = (setup) => changeHold(setup, true);

export const unholdVerb: Verb = (setup) => changeHold(setup, false);

const changeHold = async (setup: Parameters<Verb>[0], held: boolean) =>
  reportChange(
    setup,
    await setHold({ ...(await createChangeOptions(setup)), name: parsePackageName(setup.args[0]), held }),
  );

export const deltasVerb: Verb = async (setup) => {
  const [word = ''] = setup.args;
  if (word !== 'on' && word !== 'off')
    throw new InvalidInputError({
      fact: `"release deltas" does not know "${word}". Nothing was done.`,
      nextStep: 'Write "release deltas off", or "release deltas on".',
    });
  return reportChange(setup, await switchDeltas({ ...(await createChangeOptions(setup)), on: word === 'on' }));
};

export const gcVerb: Verb = async ({ uncheckedStore, dryRun = false }) => {
  const { keys, bytes } = await collect(uncheckedStore, { dryRun });
  const sum = `${keys.length} ${keys.length === 1 ? 'file' : 'files'}, ${(bytes / 1024).toFixed(0)} KB`;
  return {
    text: [...keys, `${dryRun ? 'Would remove' : 'Removed'} ${sum}.`].join('\n'),
    data: { keys, bytes, dryRun },
  };
};
