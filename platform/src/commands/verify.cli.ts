import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { InvalidInputError, NotFoundError } from 'shared/contract';
import { staticHostLimitations } from '../proof/compareResponse.ts';
import { formatVerification } from '../proof/formatVerification.ts';
import { formatRebuild, rebuildReleases } from '../proof/rebuildRelease.ts';
import { createSiteFetch, parseSiteOrigin } from '../proof/siteFetch.ts';
import { type Checkpoint, formatCheckpoint, parseCheckpoint } from '../proof/verifyShownLog.ts';
import { verifySite } from '../proof/verifySite.ts';
import { parsePublicKey, readTrustedKeys } from '../store/signing/releaseSignatures.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';

const help = `verify <site> [options]

Verifies a live site over HTTP: that each document, file and header is the one of its release log. It prints the entry, who signed it, and the
commits of its releases. Ends with 1 if anything differs.

  --key <key or file>         require that the entry is signed by this public key, or by one of a file like RELEASE_KEYS; may be repeated
  --checkpoint <file or url>  compare the log with a checkpoint that somebody has saved
  --save-checkpoint <file>    save a checkpoint of the log, if it has no faults
  --rebuild <package>         build a release again from its commit, and compare the files; may be repeated; "all" is every package
  --host static               list what a static host cannot do, instead of failing
  --besides <header>          allow a header that a proxy is known to add; may be repeated
  --json                      print the result as JSON`;

await runCommand(
  help,
  {
    key: { type: 'string', multiple: true },
    checkpoint: { type: 'string' },
    'save-checkpoint': { type: 'string' },
    rebuild: { type: 'string', multiple: true },
    host: { type: 'string' },
    besides: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  async ({ values, positionals }) => {
    const [word, ...others] = positionals;
    if (others.length > 0)
      throw new InvalidInputError({ fact: `verify does not take ${others.join(' ')}.\n\n`, nextStep: help });
    if (values.host !== undefined && values.host !== 'static')
      throw new InvalidInputError({
        fact: `--host is "${values.host}".`,
        nextStep: 'The only value is "static".',
      });
    const origin = parseSiteOrigin(word);
    const onProgress = (step: string) => {
      if (process.stderr.isTTY && !values.json) process.stderr.write(`\r  ${step}   `);
    };
    const verification = await verifySite(createSiteFetch(origin), origin, {
      trusted: values.key && (await readPublicKeys(values.key)),
      checkpoint: await readSavedCheckpoint(values.checkpoint, values['save-checkpoint']),
      limitations: values.host === 'static' ? staticHostLimitations : [],
      allowedHeaders: new Set(values.besides?.map((each) => each.toLowerCase())),
      onProgress,
    });
    if (!values.json) console.log(formatVerification(verification));
    const rebuilt = [];
    for (const name of resolvePackageNames(values.rebuild, verification.manifest.releases)) {
      const releases = await rebuildReleases(verification.manifest, name, root, onProgress);
      rebuilt.push(...releases);
      if (!values.json) for (const each of releases) console.log(formatRebuild(each));
    }
    const file = values['save-checkpoint'];
    if (file !== undefined)
      await saveCheckpoint(
        file,
        { format: 1, site: origin, entries: [...verification.log.digests] },
        verification.log.faults,
      );
    if (values.json) {
      const { manifest, log, excused, ...rest } = verification;
      const { digests, keys, ...verifiedLog } = log;
      console.log(
        JSON.stringify(
          {
            ...rest,
            releases: manifest.releases,
            log: { ...verifiedLog, entries: digests.length, keys: [...keys] },
            excused: Object.fromEntries(excused),
            rebuilt,
          },
          null,
          2,
        ),
      );
    }
    if (!verification.sound || rebuilt.some(({ same }) => !same)) process.exitCode = 1;
  },
);

function resolvePackageNames(
  requested: readonly string[] = [],
  releases: readonly { readonly name: string }[],
): string[] {
  const names = requested.flatMap((word) =>
    word === 'all' ? releases.map(({ name }) => name) : [word.replace(/^mfe-/, '')],
  );
  return [...new Set(names)];
}

/** Reads public keys from values: keys themselves, or files of keys. @throws InvalidInputError for any other value */
async function readPublicKeys(values: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = values.map(async (word) => {
    if (parsePublicKey(word)) return [word];
    const trusted = await readTrustedKeys(word).catch((cause: unknown) => {
      throw new InvalidInputError(
        {
          fact: `--key is "${word}", which is neither a public key nor a file of public keys.`,
          nextStep: '"npm run release -- keygen <package>" prints a public key in the right format.',
        },
        { cause },
      );
    });
    return Object.values(trusted).flat();
  });
  return new Set((await Promise.all(keys)).flat());
}

/** Reads the checkpoint of an earlier run. @returns undefined without `--checkpoint`, or if this run creates that file */
async function readSavedCheckpoint(from: string | undefined, to: string | undefined): Promise<Checkpoint | undefined> {
  return from === undefined || (from === to && !existsSync(from)) ? undefined : readCheckpoint(from);
}

/** Reads a checkpoint. @throws NotFoundError if there is no such file; InvalidInputError if it is no checkpoint */
async function readCheckpoint(location: string): Promise<Checkpoint> {
  const text = await (/^https?:/.test(location)
    ? fetch(location).then((response) => response.text())
    : readFile(location, 'utf8')
  ).catch((cause: unknown) => {
    throw new NotFoundError({ fact: `The checkpoint ${location} cannot be read.` }, { cause });
  });
  return parseCheckpoint(text, location);
}

/** Saves a checkpoint only if the log has no faults, because it replaces the last good one. */
async function saveCheckpoint(file: string, checkpoint: Checkpoint, faults: readonly string[]): Promise<void> {
  if (faults.length > 0)
    throw new InvalidInputError({ fact: `No checkpoint was saved to ${file}: the log has faults.` });
  await writeFile(file, formatCheckpoint(checkpoint));
  console.error(`A checkpoint of the log up to entry ${checkpoint.entries.length} was saved to ${file}.`);
}
