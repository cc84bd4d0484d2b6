/** A protocol that is wrong in one place. */
export interface BrokenProtocol {
  /** What it does, as a sentence. */
  readonly what: string;
  /** By files below `platform/src`: what stands there exactly once, and what stands in its place. */
  readonly changes: Readonly<Record<string, readonly (readonly [find: string, replace: string])[]>>;
}

const broken = (
  what: string,
  file: string,
  ...changes: readonly (readonly [find: string, replace: string])[]
): BrokenProtocol => ({ what, changes: { [file]: changes } });

/** Ways in which the protocol, or its store, could be wrong. Each has to be found by the simulation. */
export const brokenProtocols: readonly BrokenProtocol[] = [
  broken('the store writes over what is there', 'simulate/SimulatedWorld.ts', [
    'if (this.keys.has(key)) return false;',
    '',
  ]),
  broken('the store does not show the newest entry at once', 'simulate/SimulatedWorld.ts', [
    'return this.keys.get(entryKey(number))?.value as LogEntry | undefined;',
    'return (this.keys.get(entryKey(number))?.at ?? 0) + 60_000 < this.time ? (this.keys.get(entryKey(number))?.value as LogEntry) : undefined;',
  ]),
  broken('who comes second appends what was made for the number before', 'release/makeLive.ts', [
    'const next = yield* nextState(wish, live);',
    'const next = ((wish as any).made ??= yield* nextState(wish, live));',
  ]),
  broken('an entry that was there is not asked whose it is', 'release/makeLive.ts', [
    "return (yield* ask('append', entry)) || (yield* isThere(entry));",
    "return yield* ask('append', entry);",
  ]),
  broken('an entry names a manifest that nobody writes', 'release/makeLive.ts', [
    "    yield* ask('createSame', [[manifest.file]]);",
    '',
  ]),
  broken('the collector takes the manifest of what is live', 'release/collect.ts', [
    'return manifest !== undefined && (wholeOf(key) ?? key) === manifestKey(manifest);',
    'return false;',
  ]),
  broken('what is left gets no marks', 'release/makeLive.ts', ['    yield* markLeft(live, entry);', '']),
  broken(
    'what is left is marked behind the entry',
    'release/makeLive.ts',
    ['    yield* markLeft(live, entry);', ''],
    [
      'if (yield* appendEntry(entry))',
      'const appended = yield* appendEntry(entry); yield* markLeft(live, entry); if (appended)',
    ],
  ),
  broken('the copy of the newest entry is believed', 'store/newestOf.ts', [
    "if (near && !(yield* ask('isThere', entryKey(near.number + 2)))) return yield* findNewest(near);",
    'if (near) return near;',
  ]),
  broken('the newest entry is looked for in doubling steps alone', 'store/protocol/newestEntry.ts', [
    'if (!further && step === 1) break;',
    'if (!further) break;',
  ]),
  broken('a rollback asks for no hold', 'release/rollback.ts', [
    'permits: { refused: true },\n    rollsBack: {},',
    'permits: { refused: true, held: true },\n    rollsBack: {},',
  ]),
  broken('holds are asked for once, also where another writer came first', 'release/nextState.ts', [
    'for (const each of changes) refuseChange(live, each, permits);',
    'if (!(wish as any).asked) for (const each of changes) refuseChange(live, each, permits); (wish as any).asked = true;',
  ]),
  broken('a promotion sets a refusal aside', 'release/promote.ts', [
    'permits: { held: force, refused: force,',
    'permits: { held: force, refused: true,',
  ]),
  broken('what is rolled back is not refused', 'release/nextState.ts', [
    'if (rollsBack && left) flags = refusing(flags, { name, version: left });',
    '',
  ]),
  broken('two promotions of one package undo each other', 'release/promote.ts', [
    'if (now !== seen[name] && now !== version)',
    'if (now === null)',
  ]),
  {
    what: 'a canary goes on when its package is promoted',
    changes: {
      'release/nextState.ts': [['if (flags.canary?.name === name) flags = withoutCanary(flags);', '']],
      'release/promote.ts': [['now.canary && names.has(now.canary.name) ? withoutCanary(now) : now', 'now']],
    },
  },
  broken('a canary goes on when what was live is promoted again', 'release/promote.ts', [
    'now.canary && names.has(now.canary.name) ? withoutCanary(now) : now',
    'now',
  ]),
  broken('a canary keeps its site when something else becomes live', 'release/provenSite.ts', [
    'if (stands) return { canary: { ...running, percent }, rendered: 0, notes: [] };',
    'if (running) return { canary: { ...running, percent }, rendered: 0, notes: [] };',
  ]),
  broken('a canary takes the place of another', 'release/provenSite.ts', [
    'if (running && running.name !== name)',
    'if (running === null)',
  ]),
  broken('a canary passes no gate', 'release/provenSite.ts', [
    'return yield* compose([wanted]);',
    'return yield* compose([]);',
  ]),
  broken('a canary is shown to everybody', 'serve/respond/chooseSite.ts', [
    'return canary && isAmong(draw, canary) ? canary.site : site;',
    'return canary ? canary.site : site;',
  ]),
  broken('the listing of a site is written before its other files', 'compose/writingSite.ts', [
    "  if (!(yield* ask('isThere', listing.key)))",
    "  const there = yield* ask('isThere', listing.key);\n  yield* ask('createSame', [[listing]]);\n  if (!there)",
  ]),
  broken('a release is described before its files are there', 'release/publishing.ts', [
    "  const others = yield* ask('send', release, files);",
    "  yield* ask('describe', release);\n  const others = yield* ask('send', release, files);",
  ]),
  broken(
    'a version is said to be published that somebody else has published with other bytes',
    'release/publishing.ts',
    ['  if (there) requireSame(there, described);', ''],
  ),
  broken('the collector knows no previews', 'release/collect.ts', [
    '.filter(({ revoked }) => !revoked)',
    '.slice(0, 0)',
  ]),
  broken('the collector knows no canaries', 'release/marks.ts', [
    '[site, ...(canary ? [canary.site] : [])]',
    '[site, ...(canary ? [] : [])]',
  ]),
  broken('the collector does not look again', 'release/collect.ts', [
    'const { things, marks } = yield* findGoing(now, among);',
    'const { things, marks } = { things: found, marks: new Map<string, string>() };',
  ]),
  broken('the collector does not see what became live while it looked', 'release/collect.ts', [
    ', ...(yield* findSitesSince(first, live))]',
    ']',
  ]),
  broken('the collector takes pages before listings', 'release/collect.ts', [
    'const turns = [isWrittenLast, isPage,',
    'const turns = [isPage, isWrittenLast,',
  ]),
  broken('the collector takes what is young', 'release/collect.ts', ['at <= since && (among', '(among']),
  broken('the collector takes what was live lately', 'release/collect.ts', [
    'Math.max(Date.parse(day) + 86_400_000, at) > since',
    'Date.parse(day) > since + 20 * 86_400_000',
  ]),
  broken('the collector takes what a rollback would restore', 'release/collect.ts', [
    'if (before) releases.add(',
    'if (before === name) releases.add(',
  ]),
  broken('the collector takes files that another release lists', 'release/keptFiles.ts', [
    'keys.add(keyOfFile(release, file));',
    '',
  ]),
];
