import { join } from 'node:path';
import { styleText } from 'node:util';
import { InvalidInputError, NotFoundError } from 'shared/contract';
import { requireTypes } from '../../build/package/buildPackage.ts';
import type { RenderedPages } from '../../compose/composePages.ts';
import { passAccepting } from '../../release/gate/budgetsIn.ts';
import { gate as holdAgainstLive } from '../../release/gate/gate.ts';
import { passGate, requirePassed, tellFinding } from '../../release/gate/passGate.ts';
import { promoteTogether } from '../../release/promote.ts';
import { type Published, publishRelease } from '../../release/publishRelease.ts';
import { refuseChange } from '../../release/refuseChange.ts';
import { refuseForeignKey, signRelease } from '../../release/signing.ts';
import { layeredStore } from '../../store/layeredStore.ts';
import { newestOf } from '../../store/newestOf.ts';
import { parseReleaseId, type ReleaseId } from '../../store/releaseId.ts';
import { trustingStore } from '../../store/trustedKeys.ts';
import { checkedOut } from '../line/origin.ts';
import { root } from '../line/root.ts';
import { changeOf, packageName, readBudgets, type Setup, told, type Verb } from './Verb.ts';

/** Builds and releases packages; with `--promote` they become live together, or none of them. */
export const publish: Verb = async (setup) => {
  const { signingKey, version, words, promote: live, force, drops, trusted, dryRun, acceptSize } = setup;
  if (acceptSize && dryRun)
    throw new InvalidInputError({
      fact: '--accept-size writes into budget.json, and --dry-run writes nothing.',
      nextStep: 'Leave one of them out.',
    });
  // A dry one is published into memory, and held there against all that a real one is.
  const unsigned = dryRun ? layeredStore(setup.unsigned, {}) : setup.unsigned;
  const store = trusted ? trustingStore(unsigned, trusted) : unsigned;
  const folders = await foldersOf(words);
  const before = await newestOf(unsigned);
  // Told before anything is built.
  for (const folder of folders) {
    const name = packageName(folder);
    if (live) refuseChange(before, { name, version: undefined }, { held: force });
    if (trusted) refuseForeignKey(trusted, signingKey, name);
  }
  const published: Published[] = [];
  const lines: string[] = [];
  // The gate renders pages before the upload; the promotion makes the same ones live.
  const pages: RenderedPages = new Map();
  const source = checkedOut();
  for (const folder of folders) await requireTypes(join(root, folder));
  for (const folder of folders) {
    const beforeUpload = async (release: ReleaseId, files: Readonly<Record<string, Buffer>>) =>
      void lines.push(...(await refuseEarly({ ...setup, unsigned }, release, files, pages)));
    const one = await publishRelease({ root, folder, store: unsigned, version, source, beforeUpload }).catch(
      (error) => {
        // What was released before the one that fails stays released, and nothing of it is live.
        if (lines.length > 0 && !setup.json) console.log(`${lines.join('\n')}\nNothing of it is live.`);
        throw error;
      },
    );
    if (signingKey) await signRelease(unsigned, one, signingKey);
    const done = dryRun ? 'would be released' : 'released';
    const outcome = one.created ? styleText('green', done) : 'released before with this content';
    lines.push(`${one.name} ${one.version}: ${outcome}`);
    published.push(one);
  }
  if (live) {
    const promoted = await told(
      setup,
      await promoteTogether({ ...(await changeOf({ ...setup, store })), releases: published, force, drops, pages }),
      before,
    );
    return { text: [...lines, promoted.text].join('\n'), data: { published, promoted: promoted.data } };
  }
  const waiting = published.filter(({ name, version }) => before?.composition.releases[name] !== version);
  if (dryRun) lines.push('Nothing was written.');
  else
    lines.push(
      waiting.length === 0
        ? 'It is live already.'
        : `Not live yet: "release promote ${waiting.map(({ name, version }) => `${name}@${version}`).join(' ')}" makes it so.`,
    );
  return { text: lines.join('\n'), data: { published } };
};

export const promote: Verb = async (setup) => {
  const releases = (setup.words.length > 0 ? setup.words : [undefined]).map(parseReleaseId);
  const { force, drops } = setup;
  const before = await newestOf(setup.store);
  return told(setup, await promoteTogether({ ...(await changeOf(setup)), releases, force, drops }), before);
};

export const gate: Verb = async ({ store, words, force }) => {
  const releases = (words.length > 0 ? words : [undefined]).map(parseReleaseId);
  const { compositions, pages, warnings } = await passGate(store, releases, { budgets: await readBudgets(), force });
  const named = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
  return {
    text: `${styleText('green', `${named} passed`)}: held against ${compositions} compositions, ${pages} pages rendered. Holds, refusals and pages that would go are asked for when it becomes live.${warnings.map((each) => `\n${tellFinding(each)}`).join('')}`,
    data: { releases, compositions, pages, warnings },
  };
};

/** Before a byte is uploaded: may the release become live? @returns what is to be told of it, one text each */
async function refuseEarly(
  { unsigned, force, acceptSize, promote: live, onProgress }: Setup,
  release: ReleaseId,
  files: Readonly<Record<string, Buffer>>,
  rendered: RenderedPages,
): Promise<string[]> {
  onProgress(`${release.name} ${release.version} at the gate`);
  const gated = await holdAgainstLive(unsigned, [release], { files, budgets: await readBudgets(), rendered });
  if (acceptSize) return passAccepting(root, [release], gated, force);
  const { warnings } = requirePassed([release], gated, force);
  // With --promote they are told when it becomes live.
  return live ? [] : warnings.map(tellFinding);
}

/** The folders that words name; all of them without a word. @throws NotFoundError for a word that names no package */
async function foldersOf(words: readonly string[]): Promise<readonly string[]> {
  const { releasedPackages } = await import('../../release/publishAll.ts');
  const known = await releasedPackages(root);
  if (words.length === 0) return known;
  const folders = words.map((word) => (word === 'shell' ? word : `mfe-${packageName(word)}`));
  const unknown = folders.filter((folder) => !known.includes(folder)).map(packageName);
  if (unknown.length === 0) return folders;
  throw new NotFoundError({
    fact: `There is no package ${unknown.join(', ')}.`,
    nextStep: `The packages are: ${known.map(packageName).join(', ')}.`,
  });
}
