import type { Composed } from '../../compose/compose.ts';
import { passGate } from '../../release/gate/passGate.ts';
import { type Named, readNamed } from '../../release/live.ts';
import { promote as makeLive } from '../../release/promote.ts';
import { publishRelease } from '../../release/publishRelease.ts';
import { refuseForeignKey, signRelease } from '../../release/signing.ts';
import { root } from '../root.ts';
import { paint } from '../terminal.ts';
import { packageName, readBudgets, type Setup, told, type Verb } from './Verb.ts';

export const publish: Verb = async (setup) => {
  const { unsigned, signingKey, version, words, promote: live } = setup;
  const folders = (words.length > 0 ? words : await allPackages()).map((word) =>
    word === 'shell' ? word : `mfe-${packageName(word)}`,
  );
  const lines: string[] = [];
  const data: unknown[] = [];
  for (const folder of folders) {
    const beforeUpload = (release: Named, files: Readonly<Record<string, Buffer>>) =>
      refuseEarly(setup, release, files);
    const published = await publishRelease({ root, folder, store: unsigned, version, beforeUpload });
    if (signingKey) await signRelease(unsigned, published, signingKey);
    const outcome = published.created ? paint('green', 'released') : 'released before with this content';
    lines.push(`${published.name} ${published.version}: ${outcome}`);
    data.push(published);
    if (!live) continue;
    const promoted = await told(setup, await promoteGated(setup, published));
    lines.push(promoted.text);
    data.push(promoted.data);
  }
  if (!live) lines.push('Nothing of it is live yet: "release promote <package>@<version>" makes it so.');
  return { text: lines.join('\n'), data };
};

export const promote: Verb = async (setup) => told(setup, await promoteGated(setup, readNamed(setup.words[0])));

export const gate: Verb = async ({ store, words, force }) => {
  const release = readNamed(words[0]);
  const { compositions, pages } = await passGate(store, release, { budgets: await readBudgets(), force });
  return {
    text: `${paint('green', `${release.name} ${release.version} may become live`)}: held against ${compositions} compositions, ${pages} pages rendered.`,
    data: { ...release, compositions, pages },
  };
};

/** The gate looks at what is live now; what another team makes live meanwhile is held against it while composing. */
async function promoteGated({ store, force, why, onProgress }: Setup, release: Named): Promise<Composed> {
  await passGate(store, release, { budgets: await readBudgets(), force });
  return makeLive({ store, release, why, onProgress, force });
}

/** Before a byte is uploaded: may this key release the package, and may the release become live? */
async function refuseEarly(
  { unsigned, trusted, signingKey, force, onProgress }: Setup,
  release: Named,
  files: Readonly<Record<string, Buffer>>,
): Promise<void> {
  if (trusted) refuseForeignKey(trusted, signingKey, release.name);
  onProgress(`${release.name} ${release.version} at the gate`);
  await passGate(unsigned, release, { files, budgets: await readBudgets(), force });
}

async function allPackages(): Promise<string[]> {
  const { releasedPackages } = await import('../../release/publishAll.ts');
  return releasedPackages(root);
}
