import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConflictError, InvalidInputError, NotFoundError } from 'shared/contract';
import type { Composed } from '../compose/compose.ts';
import { abortCanary, startCanary } from '../release/canary.ts';
import { collect, retentionDays } from '../release/collect.ts';
import type { Budgets } from '../release/gate/checkBudgets.ts';
import { passGate } from '../release/gate/passGate.ts';
import { hold } from '../release/hold.ts';
import { type Named, readNamed, requireLive } from '../release/live.ts';
import { makePreview } from '../release/preview.ts';
import { promote } from '../release/promote.ts';
import { publishRelease } from '../release/publishRelease.ts';
import { diffEntries, readLog, verifyLog } from '../release/readLog.ts';
import { rollback } from '../release/rollback.ts';
import {
  makeKeys,
  mayRelease,
  readSigningKey,
  readTrustedKeys,
  refuseForeignKey,
  signRelease,
  type TrustedKeys,
  trustingStore,
} from '../release/signing.ts';
import { projectNewest } from '../store/projectNewest.ts';
import { releaseKey } from '../store/protocol/keys.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { chosenStore } from './chosenStore.ts';
import { paint, table } from './terminal.ts';

/** `pnpm release <verb>`: everything that changes what is live, and everything that tells what was. */
const help = `release <verb> [words] [--json] [--why "…"]

  publish [package …] [--version 2.3.1] [--promote]   build what has changed and release it; --promote makes it live
  promote <package>@<version> [--force]               make a release live
  gate <package>@<version>                            hold it against what is live and what rollbacks would restore
  rollback <package> | <package>@<version> | --to <entry>
                                                      go back: nothing is built, nothing is rendered again
  preview <package>@<version>                         the live site with that one release changed, at a link of its own
  canary <package>@<version> --percent 10             show it to a share of the visitors; promote or abort ends it
  abort                                               end the canary
  hold <package> · unhold <package>                   keep what is live until it is let go
  list [package]                                      what is live, and which releases there are
  log [verify] [--count 20]                           who changed what, when and why; verify checks the chain
  diff <entry> <entry>                                what differs between two entries
  keygen <package> · sign [<package>@<version>]       a pair of keys for a team; sign what lies there unsigned
  gc [--dry-run]                                      remove what nobody can ask for any more (${retentionDays} days)

The store is the folder "releases", or RELEASES=<folder>, or RELEASES=s3://bucket/prefix (docs/deploy.md).
RELEASE_KEY (a private key, or its file) signs what is published; with RELEASE_KEYS (a file of public keys by package) only
releases that are signed by a key of their own package become live.`;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    why: { type: 'string' },
    version: { type: 'string' },
    promote: { type: 'boolean' },
    force: { type: 'boolean' },
    to: { type: 'string' },
    percent: { type: 'string' },
    count: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
});
const [verb, ...words] = positionals;
/** Opened when it is known what is wanted: help needs none, and who only looks needs no right to write. */
let store: ReleaseStore;
/** The same without the question whose signature a release has: publishing and signing come before it. */
let unsigned: ReleaseStore;
let signingKey: KeyObject | undefined;
let trusted: TrustedKeys | undefined;
const onlyLooking = ['list', 'log', 'diff', 'gate', 'keygen'];
const { why } = values;
const onProgress = (step: string) => {
  if (process.stderr.isTTY && !values.json) process.stderr.write(`\r  ${step}   `);
};
const packageName = (word: string | undefined) => (word ?? '').replace(/^mfe-/, '');

/** What a verb came to: for people, and for programs. */
interface Outcome {
  readonly text: string;
  readonly data: unknown;
  readonly failed?: boolean;
}

/** The gate looks at what is live now; what another team makes live meanwhile is held against it while composing. */
async function promoteGated(release: Named): Promise<Composed> {
  await passGate(store, release, { budgets: await readBudgets(), force: values.force });
  return promote({ store, release, why, onProgress, force: values.force });
}

async function changed(composed: Composed): Promise<Outcome> {
  const { entry, changed: isNew, rendered } = composed;
  const stale = await projectNewest(store);
  if (stale) console.warn(stale);
  const text = isNew
    ? `${paint('green', `Entry ${entry.number} is live`)}: ${entry.why}. Pages rendered: ${rendered}.`
    : `Nothing has changed; entry ${entry.number} stays live.`;
  return { text, data: { entry, changed: isNew, rendered } };
}

/** `budgets.json` of the workspace. */
const readBudgets = async (): Promise<Budgets> => JSON.parse(await readFile(join(root, 'budgets.json'), 'utf8'));

/** Before a byte is uploaded: may this key release the package, and may the release become live? */
async function refuseEarly(release: Named, files: Readonly<Record<string, Buffer>>): Promise<void> {
  if (trusted) refuseForeignKey(trusted, signingKey, release.name);
  onProgress(`${release.name} ${release.version} at the gate`);
  await passGate(unsigned, release, { files, budgets: await readBudgets(), force: values.force });
}

const verbs: Readonly<Record<string, () => Promise<Outcome>>> = {
  async publish() {
    const folders = (words.length > 0 ? words : await allPackages()).map((word) =>
      word === 'shell' ? word : `mfe-${packageName(word)}`,
    );
    const lines: string[] = [];
    const data: unknown[] = [];
    for (const folder of folders) {
      const published = await publishRelease({
        root,
        folder,
        store: unsigned,
        version: values.version,
        beforeUpload: refuseEarly,
      });
      if (signingKey) await signRelease(unsigned, published, signingKey);
      lines.push(
        `${published.name} ${published.version}: ${published.created ? paint('green', 'released') : 'released before with this content'}`,
      );
      data.push(published);
      if (!values.promote) continue;
      const promoted = await changed(await promoteGated(published));
      lines.push(promoted.text);
      data.push(promoted.data);
    }
    if (!values.promote) lines.push('Nothing of it is live yet: "release promote <package>@<version>" makes it so.');
    return { text: lines.join('\n'), data };
  },
  promote: async () => changed(await promoteGated(readNamed(words[0]))),
  async gate() {
    const release = readNamed(words[0]);
    const { compositions, pages } = await passGate(store, release, {
      budgets: await readBudgets(),
      force: values.force,
    });
    return {
      text: `${paint('green', `${release.name} ${release.version} may become live`)}: held against ${compositions} compositions, ${pages} pages rendered.`,
      data: { ...release, compositions, pages },
    };
  },
  async keygen() {
    const name = packageName(words[0]);
    if (!name)
      throw new InvalidInputError({ fact: 'Name the package whose team gets the key: "release keygen portfolio".' });
    const { privateKey, publicKey } = makeKeys();
    const file = `${name}.release-key.pem`;
    await writeFile(file, privateKey, { flag: 'wx', mode: 0o600 }).catch(() => {
      throw new ConflictError({
        fact: `${file} is there already, or cannot be written here.`,
        nextStep: 'A key is never overwritten; remove it or go elsewhere.',
      });
    });
    return {
      text: `${file} holds the private key: give it to the team's CI as RELEASE_KEY and remove the file.\nAdd to the file of RELEASE_KEYS: { "${name}": ["${publicKey}"] }`,
      data: { name, file, publicKey },
    };
  },
  async sign() {
    if (!signingKey)
      throw new InvalidInputError({
        fact: 'No key is set.',
        nextStep: 'Set RELEASE_KEY to the private key of the team.',
      });
    const releases = words[0] ? [readNamed(words[0])] : await everLive();
    for (const release of releases) {
      if (trusted) refuseForeignKey(trusted, signingKey, release.name);
      await signRelease(unsigned, release, signingKey);
    }
    return {
      text:
        releases.map(({ name, version }) => `${name} ${version} is signed.`).join('\n') ||
        'There is nothing to sign for this key.',
      data: releases,
    };
  },
  async rollback() {
    if (values.to !== undefined) return changed(await rollback({ store, to: entryNumber(values.to), why }));
    const [name, version] = packageName(words[0]).split('@');
    return changed(await rollback({ store, name: name || undefined, version, why }));
  },
  async preview() {
    const preview = await makePreview(store, readNamed(words[0]), onProgress);
    return {
      text: `Preview of ${preview.name} ${preview.version}, until ${preview.until}:\n  /preview/${preview.id}`,
      data: { ...preview, path: `/preview/${preview.id}` },
    };
  },
  canary: async () =>
    changed(
      await startCanary({
        store,
        release: readNamed(words[0]),
        percent: Number(values.percent ?? 10),
        why,
        onProgress,
      }),
    ),
  abort: async () => changed(await abortCanary({ store, why })),
  hold: async () => changed(await hold({ store, name: packageName(words[0]), held: true, why })),
  unhold: async () => changed(await hold({ store, name: packageName(words[0]), held: false, why })),
  async list() {
    const live = await requireLive(store);
    const names = words[0] ? [packageName(words[0])] : Object.keys(live.composition.releases);
    const data = await Promise.all(
      names.map(async (name) => ({
        name,
        live: live.composition.releases[name],
        held: live.holds?.includes(name) ?? false,
        refused: live.refused?.[name] ?? [],
        releases: await releasedVersions(name),
      })),
    );
    const rows = data.flatMap(({ name, live: now, held, refused, releases }) =>
      releases.map((version) => [
        name,
        version,
        [version === now && 'live', version === now && held && 'held', refused.includes(version) && 'rolled back']
          .filter(Boolean)
          .join(', '),
      ]),
    );
    return { text: table(rows), data };
  },
  async log() {
    if (words[0] === 'verify') {
      const { entries, faults } = await verifyLog(store);
      const text =
        faults.length === 0
          ? `The log of ${entries} entries is whole.`
          : `The log is not what was written:\n  ${faults.join('\n  ')}\nCompare it with a copy, and find out who can write into ${store.place}.`;
      return { text, data: { entries, faults }, failed: faults.length > 0 };
    }
    const entries = await readLog(store, Number(values.count ?? 20));
    return {
      text: table(
        entries.map(({ number, at, who, verb: made, why: reason }) => [`${number}`, at, who, made ?? '', reason]),
      ),
      data: entries,
    };
  },
  async diff() {
    const log = await readLog(store);
    const [from, to] = [words[0], words[1]].map((word) => {
      const number = entryNumber(word);
      const entry = log.find((each) => each.number === number);
      if (!entry)
        throw new NotFoundError({
          fact: `The log has no entry ${number}.`,
          nextStep: '"release log" shows those it has.',
        });
      return entry;
    });
    if (!from || !to) throw new InvalidInputError({ fact: 'Name two entries: "release diff 41 42".' });
    const lines = diffEntries(from, to);
    return { text: lines.length > 0 ? lines.join('\n') : 'The two are the same.', data: lines };
  },
  async gc() {
    const dryRun = values['dry-run'] ?? false;
    const { keys, bytes } = await collect(unsigned, { dryRun });
    const sum = `${keys.length} ${keys.length === 1 ? 'thing' : 'things'}, ${(bytes / 1024).toFixed(0)} KB`;
    return {
      text: [...keys, `${dryRun ? 'Would remove' : 'Removed'} ${sum}.`].join('\n'),
      data: { keys, bytes, dryRun },
    };
  },
};

function entryNumber(word: string | undefined): number {
  const number = Number(word);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidInputError({
    fact: `"${word ?? ''}" is no number of an entry.`,
    nextStep: '"release log" shows them.',
  });
}

/** What this key may sign of all that was ever live: for the day on which signing begins. */
async function everLive(): Promise<Named[]> {
  if (!trusted || !signingKey)
    throw new InvalidInputError({
      fact: 'Name what is signed: "release sign portfolio@1.0.0-3f9c2a1b07".',
      nextStep: 'With RELEASE_KEYS set it may be left out.',
    });
  const releases = (await readLog(unsigned)).flatMap(({ composition }) => Object.entries(composition.releases));
  const named = new Map(releases.map(([name, version]) => [`${name}@${version}`, { name, version }]));
  const key = signingKey;
  return [...named.values()].filter(({ name }) => mayRelease(trusted ?? {}, key, name));
}

async function allPackages(): Promise<string[]> {
  const { releasedPackages } = await import('../release/publishAll.ts');
  return releasedPackages(root);
}

/** The finished releases of a package, in order of their names; whoever signed them. */
async function releasedVersions(name: string): Promise<string[]> {
  const versions = await unsigned.list(`${name}/`);
  const whole = await Promise.all(versions.map((version) => unsigned.read(releaseKey(name, version, 'release.json'))));
  return versions.filter((_, index) => whole[index]);
}

try {
  const run = verb ? verbs[verb] : undefined;
  if (values.help || !verb) console.log(help);
  else if (!run)
    throw new InvalidInputError({
      fact: `There is no verb "${verb}".`,
      nextStep: `The verbs are: ${Object.keys(verbs).join(', ')}.`,
    });
  else {
    if (process.env.RELEASE_KEY) signingKey = await readSigningKey(process.env.RELEASE_KEY);
    if (process.env.RELEASE_KEYS) trusted = await readTrustedKeys(process.env.RELEASE_KEYS);
    unsigned = await chosenStore(onlyLooking.includes(verb) ? 'reading' : 'writing');
    store = trusted ? trustingStore(unsigned, trusted) : unsigned;
    const { text, data, failed } = await run();
    console.log(values.json ? JSON.stringify(data, null, 2) : text);
    if (failed) process.exitCode = 1;
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (values.json) console.log(JSON.stringify({ error: message }));
  else console.error(paint('red', message));
  process.exitCode = 1;
}
