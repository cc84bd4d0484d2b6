import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { InvalidInputError, NotFoundError } from 'shared/contract';
import { type Checkpoint, formatCheckpoint, parseCheckpoint } from '../proof/checkpoint.ts';
import { formatVerification } from '../proof/formatVerification.ts';
import { formatRebuild, rebuildRelease } from '../proof/rebuildRelease.ts';
import { createSiteFetch, parseSiteOrigin } from '../proof/siteFetch.ts';
import { staticHostLimitations } from '../proof/staticHostLimitations.ts';
import { verifySite } from '../proof/verifySite.ts';
import { publicKeyOf, readTrustedKeys } from '../store/trustedKeys.ts';
import { root } from './line/root.ts';
import { runCommand } from './line/runCommand.ts';

const help = `verify <site> [options]

Looks at a live site from outside, with nothing but its address, and says whether all that it answers with is what its log says: each
document, file and header; which entry that is, who has signed it, and from which commit. Ends with 1 where anything differs.

  --key <key or file>         the entry has to be signed by this public key, or by one of a file like RELEASE_KEYS; may be said again
  --checkpoint <file or url>  hold the log against what somebody has kept of it
  --save-checkpoint <file>    keep the log as it is shown now, where it is whole
  --rebuild <package>         build a release again from its commit, and compare; may be said again; "all" is each of them
  --host static               name what a static host cannot do instead of failing for it
  --besides <header>          a header that something on the way is known to add; may be said again
  --json                      all of it, for programs`;

/** `npm run verify -- https://porohy.example`: a live site against its own log. */
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
        nextStep: 'The host that has exceptions is "static".',
      });
    const origin = parseSiteOrigin(word);
    const onProgress = (step: string) => {
      if (process.stderr.isTTY && !values.json) process.stderr.write(`\r  ${step}   `);
    };
    const found = await verifySite(createSiteFetch(origin), origin, {
      trusted: values.key && (await keysIn(values.key)),
      checkpoint: await keptCheckpoint(values.checkpoint, values['save-checkpoint']),
      limitations: values.host === 'static' ? staticHostLimitations : [],
      allowedHeaders: new Set(values.besides?.map((each) => each.toLowerCase())),
      onProgress,
    });
    if (!values.json) console.log(formatVerification(found));
    const rebuilt = [];
    for (const name of namesOf(values.rebuild, found.manifest.releases)) {
      const one = await rebuildRelease(found.manifest, name, root, onProgress);
      rebuilt.push(one);
      if (!values.json) console.log(formatRebuild(one));
    }
    const file = values['save-checkpoint'];
    if (file !== undefined)
      await save(file, { format: 1, site: origin, entries: [...found.log.digests] }, found.log.faults);
    if (values.json) {
      const { manifest, log, excused, ...rest } = found;
      const { digests, keys, ...heldLog } = log;
      console.log(
        JSON.stringify(
          {
            ...rest,
            releases: manifest.releases,
            log: { ...heldLog, entries: digests.length, keys: [...keys] },
            excused: Object.fromEntries(excused),
            rebuilt,
          },
          null,
          2,
        ),
      );
    }
    if (!found.sound || rebuilt.some(({ same }) => !same)) process.exitCode = 1;
  },
);

/** The packages that are to be built again. */
function namesOf(words: readonly string[] = [], releases: readonly { readonly name: string }[]): string[] {
  const names = words.flatMap((word) =>
    word === 'all' ? releases.map(({ name }) => name) : [word.replace(/^mfe-/, '')],
  );
  return [...new Set(names)];
}

/** @throws InvalidInputError about a word that is neither a key nor a file of keys */
async function keysIn(words: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = words.map(async (word) => {
    if (publicKeyOf(word)) return [word];
    const trusted = await readTrustedKeys(word).catch((cause: unknown) => {
      throw new InvalidInputError(
        {
          fact: `--key is "${word}", which is no public key and no file of such keys.`,
          nextStep: '"release keygen <package>" prints keys as they are written here.',
        },
        { cause },
      );
    });
    return Object.values(trusted).flat();
  });
  return new Set((await Promise.all(keys)).flat());
}

/** Reads what was kept of the log. A file that is only about to be written, and is not there, is nothing kept yet: the first time. */
async function keptCheckpoint(from: string | undefined, to: string | undefined): Promise<Checkpoint | undefined> {
  return from === undefined || (from === to && !existsSync(from)) ? undefined : checkpointAt(from);
}

/** @throws NotFoundError if there is no such file; InvalidInputError if it is no checkpoint */
async function checkpointAt(place: string): Promise<Checkpoint> {
  const text = await (/^https?:/.test(place)
    ? fetch(place).then((answer) => answer.text())
    : readFile(place, 'utf8')
  ).catch((cause: unknown) => {
    throw new NotFoundError({ fact: `The checkpoint ${place} cannot be read.` }, { cause });
  });
  return parseCheckpoint(text, place);
}

/** Saves a checkpoint of a log that is whole. Another is not worth keeping, and would take the place of what is. */
async function save(file: string, checkpoint: Checkpoint, faults: readonly string[]): Promise<void> {
  if (faults.length > 0)
    throw new InvalidInputError({ fact: `No checkpoint was kept in ${file}: the log is not whole.` });
  await writeFile(file, formatCheckpoint(checkpoint));
  console.error(`The log up to entry ${checkpoint.entries.length} is kept in ${file}.`);
}
