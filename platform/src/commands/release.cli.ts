import { parseArgs } from 'node:util';
import { InvalidInputError } from 'shared/contract';
import { retentionDays } from '../release/collect.ts';
import { readSigningKey } from '../release/signing.ts';
import { chosenStore, trusting } from './chosenStore.ts';
import * as changing from './release/changing.ts';
import * as keys from './release/keys.ts';
import * as looking from './release/looking.ts';
import * as mending from './release/mending.ts';
import * as publishing from './release/publishing.ts';
import type { Verb } from './release/Verb.ts';
import { runCommand } from './runCommand.ts';
import { paint } from './terminal.ts';

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
  verify                                              hold every file of the store against what was written
  repair [--dry-run]                                  make again what can be made of releases; name the rest
  gc [--dry-run]                                      remove what nobody can ask for any more (${retentionDays} days)

The store is the folder "releases", or RELEASES=<folder>, or RELEASES=s3://bucket/prefix (docs/deploy.md).
RELEASE_KEY (a private key, or its file) signs what is published; with RELEASE_KEYS (a file of public keys by package) only
releases that are signed by a key of their own package become live.`;

const { publish, promote, gate } = publishing;
const { rollback, preview, canary, abort, hold, unhold, gc } = changing;
const { list, log, diff } = looking;
const { keygen, sign } = keys;
const { verify, repair } = mending;
const verbs: Readonly<Record<string, Verb>> = {
  publish,
  promote,
  gate,
  keygen,
  sign,
  rollback,
  preview,
  canary,
  abort,
  hold,
  unhold,
  list,
  log,
  diff,
  verify,
  repair,
  gc,
};
/** Who only looks needs no right to write. */
const onlyLooking: readonly string[] = ['list', 'log', 'diff', 'verify', 'gate', 'keygen'];

const {
  values: { 'dry-run': dryRun, help: wantsHelp, ...values },
  positionals: [verb, ...words],
} = parseArgs({
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

const onProgress = (step: string) => {
  if (process.stderr.isTTY && !values.json) process.stderr.write(`\r  ${step}   `);
};

await runCommand(
  async () => {
    if (wantsHelp || !verb) return console.log(help);
    const run = verbs[verb];
    if (!run)
      throw new InvalidInputError({
        fact: `There is no verb "${verb}".`,
        nextStep: `The verbs are: ${Object.keys(verbs).join(', ')}.`,
      });
    const signingKey = process.env.RELEASE_KEY ? await readSigningKey(process.env.RELEASE_KEY) : undefined;
    const unsigned = await chosenStore(onlyLooking.includes(verb) ? 'reading' : 'writing');
    const store = await trusting(unsigned);
    const { text, data, failed } = await run({
      ...values,
      words,
      dryRun,
      store,
      unsigned,
      signingKey,
      trusted: store.trusted,
      onProgress,
    });
    console.log(values.json ? JSON.stringify(data, null, 2) : text);
    if (failed) process.exitCode = 1;
  },
  (message) => {
    if (values.json) console.log(JSON.stringify({ error: message }));
    else console.error(paint('red', message));
  },
);
