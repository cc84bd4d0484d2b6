import { styleText } from 'node:util';
import { InvalidInputError } from 'shared/contract';
import { retentionDays } from '../release/live/liveReleases.ts';
import type { StorePurpose } from '../store/backends/openStore.ts';
import { openChosenStore, readOwnSigningKey, requireSignatures } from './line/chosenStore.ts';
import { readChangeOrigin } from './line/readChangeOrigin.ts';
import { runCommand } from './line/runCommand.ts';
import * as changeVerbs from './release/changeVerbs.ts';
import * as keyVerbs from './release/keyVerbs.ts';
import * as publishVerbs from './release/publishVerbs.ts';
import readOnlyVerbs from './release/readOnlyVerbs.json' with { type: 'json' };
import * as readVerbs from './release/readVerbs.ts';
import * as repairVerbs from './release/repairVerbs.ts';
import { type Verb, verbOptions } from './release/Verb.ts';

const help = `release <verb> [arguments] [--json] [--why "…"] [--who name] [--dry-run]

  publish [package …] [--version 2.3.1] [--promote] [--accept-size]
                                                      build and release the packages that have changed; --promote makes all of them
                                                      live, or none; --accept-size raises the limits in budget.json
  promote <package>@<version> … [--force] [--drops /path]
                                                      make releases live together; --drops allows that a page disappears
  gate <package>@<version> …                          check releases with the live ones, and with those that rollbacks would restore
  rollback <package> | <package>@<version> | --to <entry>
                                                      restore the release, or the whole entry, that was live before; nothing is built
  preview <package>@<version> [--at /portfolio]       make a link to the live site with this release
  preview revoke <id> · previews                      end a preview before it expires; list the previews
  canary <package>@<version> --percent 10             show a release to a share of the visitors; promote or abort ends it
  canary <package>@<version> --guard [--steps 5,25,50] [--visitors 200] [--period 60] [--patience 2700]
                    [--from http://127.0.0.1:9464]
                                                      raise the share in steps, each after at least this many visitors and seconds
                                                      (--period); abort if its pages fail more often than the live ones (exit code 1),
                                                      or if too few visitors come within --patience seconds (exit code 2)
  abort                                               end the canary
  hold <package> · unhold <package>                   keep the live release of a package; allow changes again
  deltas off | on                                     stop sending deltas, and clear the dictionaries of browsers; send deltas again
  list [package] [--from http://127.0.0.1:9464]       list releases, with the live ones and the canary; --from adds the figures of
                                                      servers: views, failures, LCP, INP, CLS
  log [verify] [--count 15]                           show who changed what, when and why; verify checks the hash chain
  explain <view> [--log access.log]                   show what a visitor saw, by the name of the view: entry, releases, commits, canary,
                                                      reports
  diff <entry> <entry>                                show the differences of two entries: packages, pages, sizes
  keygen <package> · sign [<package>@<version>]       make a pair of keys for a team; sign unsigned releases
  verify                                              verify every file of the store
  repair                                              restore altered files from releases; list those that cannot be restored
  gc                                                  delete files that no visitor can request any more (after ${retentionDays} days)

Every verb that changes something takes --dry-run: it checks and composes everything, and writes nothing.
The store is the folder "releases", or RELEASES=<folder>, or RELEASES=s3://bucket/prefix (docs/deploy.md).
RELEASE_KEY (a private key, or its file) signs releases, and the entries of the log; with RELEASE_KEYS (a file of public keys by package) only
releases that are signed by a key of their own package become live.`;

/** A verb of `release`: its function, its options besides `--json`, `--why` and `--who`, and the maximum number of its arguments. */
interface VerbDefinition {
  readonly run: Verb;
  readonly options?: readonly (keyof typeof verbOptions)[];
  readonly maxArgs?: number;
  /** Access that the verb needs to the store. Has no effect for verbs in `readOnlyVerbs.json`, which only read. */
  readonly storeAccess?: StorePurpose;
}

const many = Number.POSITIVE_INFINITY;
const verbs: Readonly<Record<string, VerbDefinition>> = {
  publish: {
    run: publishVerbs.publishVerb,
    options: ['version', 'promote', 'force', 'accept-size', 'drops', 'dry-run'],
    maxArgs: many,
    storeAccess: 'changing',
  },
  promote: {
    run: publishVerbs.promoteVerb,
    options: ['force', 'drops', 'dry-run'],
    maxArgs: many,
    storeAccess: 'changing',
  },
  gate: { run: publishVerbs.gateVerb, options: ['force'], maxArgs: many, storeAccess: 'reading' },
  keygen: { run: keyVerbs.keygenVerb, maxArgs: 1, storeAccess: 'reading' },
  sign: { run: keyVerbs.signVerb, options: ['dry-run'], maxArgs: 1 },
  rollback: { run: changeVerbs.rollbackVerb, options: ['to', 'dry-run'], maxArgs: 1 },
  preview: { run: changeVerbs.previewVerb, options: ['at', 'dry-run'], maxArgs: 2 },
  previews: { run: readVerbs.previewsVerb },
  canary: {
    run: changeVerbs.canaryVerb,
    options: ['percent', 'force', 'drops', 'dry-run', 'guard', 'steps', 'visitors', 'period', 'patience', 'from'],
    maxArgs: 1,
  },
  abort: { run: changeVerbs.abortVerb, options: ['dry-run'] },
  hold: { run: changeVerbs.holdVerb, options: ['dry-run'], maxArgs: 1 },
  unhold: { run: changeVerbs.unholdVerb, options: ['dry-run'], maxArgs: 1 },
  deltas: { run: changeVerbs.deltasVerb, options: ['dry-run'], maxArgs: 1 },
  list: { run: readVerbs.listVerb, options: ['from'], maxArgs: 1 },
  log: { run: readVerbs.logVerb, options: ['count'], maxArgs: 1 },
  explain: { run: readVerbs.explainVerb, options: ['log'], maxArgs: 1 },
  diff: { run: readVerbs.diffVerb, maxArgs: 2 },
  verify: { run: repairVerbs.verifyVerb },
  repair: { run: repairVerbs.repairVerb, options: ['dry-run'] },
  gc: { run: changeVerbs.gcVerb, options: ['dry-run'] },
};

let json = process.argv.includes('--json');
const onProgress = (step: string) => {
  if (process.stderr.isTTY && !json) process.stderr.write(`\r  ${step}   `);
};

await runCommand(
  help,
  verbOptions,
  async ({ values, positionals }) => {
    const [verb, ...words] = positionals;
    json = values.json ?? false;
    if (!verb) return console.log(help);
    const definition = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!definition)
      throw new InvalidInputError({
        fact: `There is no verb "${verb}".`,
        nextStep: `The verbs are: ${Object.keys(verbs).join(', ')}.`,
      });
    refuseUnknownArguments(verb, definition, Object.keys(values), words);
    const signingKey = await readOwnSigningKey();
    const unsigned = await openChosenStore(
      readOnlyVerbs.includes(verb) || values['dry-run'] ? 'reading' : (definition.storeAccess ?? 'writing'),
    );
    const store = await requireSignatures(unsigned);
    const {
      text,
      data,
      failed,
      code = 1,
    } = await definition.run({
      ...values,
      args: words,
      dryRun: values['dry-run'],
      acceptSize: values['accept-size'],
      store,
      uncheckedStore: unsigned,
      signingKey,
      trustedKeys: store.trusted,
      origin: readChangeOrigin(values.who),
      onProgress,
    });
    console.log(json ? JSON.stringify(data, null, 2) : text);
    if (failed) process.exitCode = code;
  },
  (message) => {
    if (json) console.log(JSON.stringify({ error: message }));
    else console.error(styleText('red', message, { stream: process.stderr }));
  },
);

/** Refuses arguments and options that the verb does not have, because a typing error would remain unnoticed otherwise. */
function refuseUnknownArguments(
  verb: string,
  { options: own = [], maxArgs = 0 }: VerbDefinition,
  given: readonly string[],
  args: readonly string[],
) {
  const knownOptions = ['json', 'why', 'who', ...own];
  const unknown = given.filter((each) => !knownOptions.includes(each)).map((each) => `--${each}`);
  if (unknown.length === 0 && args.length <= maxArgs) return;
  throw new InvalidInputError({
    fact: `"release ${verb}" does not take ${[...unknown, ...args.slice(maxArgs)].join(' ')}. Nothing was done.`,
    nextStep: '"release --help" shows what it takes.',
  });
}
