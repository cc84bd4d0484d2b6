import { join } from 'node:path';
import { styleText } from 'node:util';
import { InvalidInputError, NotFoundError } from 'shared/contract';
import { checkPackageTypes } from '../../build/package/buildPackage.ts';
import type { PageMemo } from '../../compose/pages/composePages.ts';
import { refuseChange } from '../../release/change/refuseChange.ts';
import { formatFinding, runGate as holdAgainstLive, passGate, requirePassed } from '../../release/gate/runGate.ts';
import { passGateAndRaiseBudgets } from '../../release/gate/workspaceBudgets.ts';
import { promoteTogether } from '../../release/promote.ts';
import { type PublishedRelease, publishRelease } from '../../release/publish/publishRelease.ts';
import { refuseForeignKey, signRelease } from '../../release/publish/signing.ts';
import { createLayeredStore } from '../../store/backends/createLayeredStore.ts';
import { readNewestEntry } from '../../store/log/releaseLog.ts';
import { parseReleaseId, type ReleaseId } from '../../store/protocol/storedRelease.ts';
import { createTrustingStore } from '../../store/signing/releaseSignatures.ts';
import { readCheckout } from '../line/readChangeOrigin.ts';
import { root } from '../line/root.ts';
import {
  createChangeOptions,
  parsePackageName,
  readBudgets,
  reportChange,
  type Verb,
  type VerbContext,
} from './Verb.ts';

/** Builds and releases packages. With `--promote`, either all of them become live together, or none. */
export const publishVerb: Verb = async (setup) => {
  const { signingKey, version, args, promote: live, force, drops, trustedKeys, dryRun, acceptSize } = setup;
  if (acceptSize && dryRun)
    throw new InvalidInputError({
      fact: '--accept-size writes into budget.json, and --dry-run writes nothing.',
      nextStep: 'Leave one of them out.',
    });
  // In a dry run, a layer in memory takes all writes, so that all checks run as in a real run.
  const unsigned = dryRun ? createLayeredStore(setup.uncheckedStore, {}) : setup.uncheckedStore;
  const store = trustedKeys ? createTrustingStore(unsigned, trustedKeys) : unsigned;
  const folders = await resolveFolders(args);
  const before = await readNewestEntry(unsigned);
  // Checks all packages before the first build, because builds take long and a refusal should come first.
  for (const folder of folders) {
    const name = parsePackageName(folder);
    if (live) refuseChange(before, { name, version: undefined }, { held: force });
    if (trustedKeys) refuseForeignKey(trustedKeys, signingKey, name);
  }
  const published: PublishedRelease[] = [];
  const lines: string[] = [];
  // The release gate renders pages before the upload, and the promotion reuses them from here.
  const pages: PageMemo = new Map();
  const source = readCheckout();
  for (const folder of folders) await checkPackageTypes(join(root, folder));
  for (const folder of folders) {
    const beforeUpload = async (release: ReleaseId, files: Readonly<Record<string, Buffer>>) =>
      void lines.push(...(await checkBeforeUpload({ ...setup, uncheckedStore: unsigned }, release, files, pages)));
    const one = await publishRelease({
      root,
      folder,
      store: unsigned,
      version,
      source,
      beforeUpload,
      // The warning about the size of a release names --accept-size, and by then the release exists.
      checksExisting: acceptSize,
    }).catch((error) => {
      // Says which packages were already released, because they stay released although a later one failed.
      if (lines.length > 0 && !setup.json) console.log(`${lines.join('\n')}\nNone of these releases is live.`);
      throw error;
    });
    if (signingKey) await signRelease(unsigned, one, signingKey, trustedKeys);
    const done = dryRun ? 'would be released' : 'released';
    const outcome = one.created ? styleText('green', done) : 'unchanged, this content was released before';
    lines.push(`${one.name} ${one.version}: ${outcome}`);
    published.push(one);
  }
  if (live) {
    const promoted = await reportChange(
      setup,
      await promoteTogether({
        ...(await createChangeOptions({ ...setup, store })),
        releases: published,
        force,
        drops,
        pages,
      }),
      before,
    );
    return { text: [...lines, promoted.text].join('\n'), data: { published, promoted: promoted.data } };
  }
  const waiting = published.filter(({ name, version }) => before?.composition.releases[name] !== version);
  if (dryRun) lines.push('Nothing was written.');
  else
    lines.push(
      waiting.length === 0
        ? 'Everything is live already.'
        : `Not live yet. To make it live: "release promote ${waiting.map(({ name, version }) => `${name}@${version}`).join(' ')}".`,
    );
  return { text: lines.join('\n'), data: { published } };
};

export const promoteVerb: Verb = async (setup) => {
  const releases = (setup.args.length > 0 ? setup.args : [undefined]).map(parseReleaseId);
  const { force, drops } = setup;
  const before = await readNewestEntry(setup.store);
  return reportChange(
    setup,
    await promoteTogether({ ...(await createChangeOptions(setup)), releases, force, drops }),
    before,
  );
};

export const gateVerb: Verb = async ({ store, args, force }) => {
  const releases = (args.length > 0 ? args : [undefined]).map(parseReleaseId);
  const { compositions, pages, warnings } = await passGate(store, releases, { budgets: await readBudgets(), force });
  const listedReleases = releases.map(({ name, version }) => `${name} ${version}`).join(', ');
  return {
    text: `${styleText('green', `${listedReleases} passed`)}: ${compositions} compositions checked, ${pages} pages rendered. Holds, rollbacks and dropped pages are checked by the promotion.${warnings.map((each) => `\n${formatFinding(each)}`).join('')}`,
    data: { releases, compositions, pages, warnings },
  };
};

/** Lets the release gate check a release before its upload. @returns the warnings to print */
async function checkBeforeUpload(
  { uncheckedStore, force, acceptSize, promote: live, onProgress }: VerbContext,
  release: ReleaseId,
  files: Readonly<Record<string, Buffer>>,
  rendered: PageMemo,
): Promise<string[]> {
  onProgress(`${release.name} ${release.version} at the gate`);
  const gated = await holdAgainstLive(uncheckedStore, [release], { files, budgets: await readBudgets(), rendered });
  if (acceptSize) return passGateAndRaiseBudgets(root, [release], gated, force);
  const { warnings } = requirePassed([release], gated, force);
  // With `--promote`, returns no warnings, because the promotion prints them again.
  return live ? [] : warnings.map(formatFinding);
}

/** Resolves names of packages to their folders; no name means all packages. @throws NotFoundError for an unknown name */
async function resolveFolders(names: readonly string[]): Promise<readonly string[]> {
  const { listReleasedPackages } = await import('../../release/publish/publishAll.ts');
  const releasedPackages = await listReleasedPackages(root);
  if (names.length === 0) return releasedPackages;
  const folders = names.map((word) => (word === 'shell' ? word : `mfe-${parsePackageName(word)}`));
  const unknown = folders.filter((folder) => !releasedPackages.includes(folder)).map(parsePackageName);
  if (unknown.length === 0) return folders;
  throw new NotFoundError({
    fact: `There is no package ${unknown.join(', ')}.`,
    nextStep: `The packages are: ${releasedPackages.map(parsePackageName).join(', ')}.`,
  });
}
