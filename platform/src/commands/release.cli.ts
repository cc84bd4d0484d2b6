import { styleText } from 'node:util';
import { InvalidInputError } from 'shared/contract';
import { retentionDays } from '../release/live/shownBy.ts';
import type { StoreUse } from '../store/openStore.ts';
import { chosenStore, ownSigningKey, trusting } from './line/chosenStore.ts';
import { originOf } from './line/origin.ts';
import { runCommand } from './line/runCommand.ts';
import * as changing from './release/changing.ts';
import * as keys from './release/keys.ts';
import * as looking from './release/looking.ts';
import lookingVerbs from './release/lookingVerbs.json' with { type: 'json' };
import * as mending from './release/mending.ts';
import * as publishing from './release/publishing.ts';
import { options, type Verb } from './release/Verb.ts';

/** `npm run release -- <verb>`: everything that changes what is live, and everything that tells what was. */
const help = `release <verb> [words] [--json] [--why "…"] [--who name] [--dry-run]

  publish [package …] [--version 2.3.1] [--promote] [--accept-size]
                                                      build what has changed and release it; --promote makes all of it live, or nothing;
                                                      --accept-size writes into budget.json what it needs
  promote <package>@<version> … [--force] [--drops /path]
                                                      make releases live together; a page may go with --drops
  gate <package>@<version> …                          hold them against what is live and what rollbacks would restore
  rollback <package> | <package>@<version> | --to <entry>
                                                      go back: nothing is built, nothing is rendered again
  preview <package>@<version> [--at /portfolio]       the live site with that one release changed, at a link of its own
  preview revoke <id> · previews                      end one before its days are over; all that can be opened
  canary <package>@<version> --percent 10             show it to a share of the visitors; promote or abort ends it
  canary <package>@<version> --guard [--steps 5,25,50] [--visitors 200] [--period 60] [--patience 2700]
                    [--from http://127.0.0.1:9464]
                                                      raise the share in steps, each after so many visitors and seconds; end it
                                                      as soon as its pages fail more often than those that are live (ends with 1),
                                                      or when too few visitors have come in so many seconds (ends with 2)
  abort                                               end the canary
  hold <package> · unhold <package>                   keep what is live until it is let go
  deltas off | on                                     no visitor is offered or sent a delta, and who has a dictionary forgets it
  list [package] [--from http://127.0.0.1:9464]       what is live, the canary, and which releases there are; with --from also what
                                                      servers have seen of each: views, failures, LCP, INP, CLS
  log [verify] [--count 15]                           who changed what, when and why; verify checks the chain
  explain <view> [--log access.log]                   what somebody saw who names a view: entry, releases, commits, arm, reports
  diff <entry> <entry>                                what differs between two entries: packages, pages, sizes
  keygen <package> · sign [<package>@<version>]       a pair of keys for a team; sign what lies there unsigned
  verify                                              hold every file of the store against what was written
  repair                                              make again what can be made of releases; name the rest
  gc                                                  remove what nobody can ask for any more (${retentionDays} days)

Every verb that changes something takes --dry-run: it checks and composes all of it, and writes nothing.
The store is the folder "releases", or RELEASES=<folder>, or RELEASES=s3://bucket/prefix (docs/deploy.md).
RELEASE_KEY (a private key, or its file) signs what is published, and the entry of what becomes live; with RELEASE_KEYS (a file of public keys by package) only
releases that are signed by a key of their own package become live.`;

/** A verb, what it may be told besides `--json`, `--why` and `--who`, and with how many words. */
interface Told {
  readonly run: Verb;
  readonly options?: readonly (keyof typeof options)[];
  readonly words?: number;
  /** The right with which a verb opens the store: verbs that only look open it for reading. */
  readonly opens?: StoreUse;
}

const many = Number.POSITIVE_INFINITY;
const verbs: Readonly<Record<string, Told>> = {
  publish: {
    run: publishing.publish,
    options: ['version', 'promote', 'force', 'accept-size', 'drops', 'dry-run'],
    words: many,
    opens: 'changing',
  },
  promote: { run: publishing.promote, options: ['force', 'drops', 'dry-run'], words: many, opens: 'changing' },
  gate: { run: publishing.gate, options: ['force'], words: many, opens: 'reading' },
  keygen: { run: keys.keygen, words: 1, opens: 'reading' },
  sign: { run: keys.sign, options: ['dry-run'], words: 1 },
  rollback: { run: changing.rollback, options: ['to', 'dry-run'], words: 1 },
  preview: { run: changing.preview, options: ['at', 'dry-run'], words: 2 },
  previews: { run: looking.previews },
  canary: {
    run: changing.canary,
    options: ['percent', 'force', 'drops', 'dry-run', 'guard', 'steps', 'visitors', 'period', 'patience', 'from'],
    words: 1,
  },
  abort: { run: changing.abort, options: ['dry-run'] },
  hold: { run: changing.hold, options: ['dry-run'], words: 1 },
  unhold: { run: changing.unhold, options: ['dry-run'], words: 1 },
  deltas: { run: changing.deltas, options: ['dry-run'], words: 1 },
  list: { run: looking.list, options: ['from'], words: 1 },
  log: { run: looking.log, options: ['count'], words: 1 },
  explain: { run: looking.explain, options: ['log'], words: 1 },
  diff: { run: looking.diff, words: 2 },
  verify: { run: mending.verify },
  repair: { run: mending.repair, options: ['dry-run'] },
  gc: { run: changing.gc, options: ['dry-run'] },
};

let json = process.argv.includes('--json');
const onProgress = (step: string) => {
  if (process.stderr.isTTY && !json) process.stderr.write(`\r  ${step}   `);
};

await runCommand(
  help,
  options,
  async ({ values, positionals }) => {
    const [verb, ...words] = positionals;
    json = values.json ?? false;
    if (!verb) return console.log(help);
    const told = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!told)
      throw new InvalidInputError({
        fact: `There is no verb "${verb}".`,
        nextStep: `The verbs are: ${Object.keys(verbs).join(', ')}.`,
      });
    refuseForeign(verb, told, Object.keys(values), words);
    const signingKey = await ownSigningKey();
    const unsigned = await chosenStore(
      lookingVerbs.includes(verb) || values['dry-run'] ? 'reading' : (told.opens ?? 'writing'),
    );
    const store = await trusting(unsigned);
    const {
      text,
      data,
      failed,
      code = 1,
    } = await told.run({
      ...values,
      words,
      dryRun: values['dry-run'],
      acceptSize: values['accept-size'],
      store,
      unsigned,
      signingKey,
      trusted: store.trusted,
      origin: originOf(values.who),
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

/** A word or an option that a verb does not know would be passed over, and something else done than was meant. */
function refuseForeign(
  verb: string,
  { options: own = [], words: most = 0 }: Told,
  given: readonly string[],
  words: readonly string[],
) {
  const known = ['json', 'why', 'who', ...own];
  const foreign = given.filter((each) => !known.includes(each)).map((each) => `--${each}`);
  if (foreign.length === 0 && words.length <= most) return;
  throw new InvalidInputError({
    fact: `"release ${verb}" does not take ${[...foreign, ...words.slice(most)].join(' ')}. Nothing was done.`,
    nextStep: '"release --help" shows what it takes.',
  });
}
