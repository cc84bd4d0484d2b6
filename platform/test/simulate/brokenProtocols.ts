/** A protocol that is wrong in one place. */
export interface BrokenProtocol {
  /** What it does, as a sentence. */
  readonly what: string;
  /** By files below `platform`: what stands there exactly once, and what stands in its place. */
  readonly changes: Readonly<Record<string, readonly (readonly [find: string, replace: string])[]>>;
}

const broken = (
  what: string,
  file: string,
  ...changes: readonly (readonly [find: string, replace: string])[]
): BrokenProtocol => ({ what, changes: { [file]: changes } });

/** Ways in which the protocol, or its store, could be wrong. Each has to be found by the simulation. */
export const brokenProtocols: readonly BrokenProtocol[] = [
  broken('the store writes over what is there', 'test/simulate/SimulatedWorld.ts', [
    'if (this.keys.has(key)) return false;',
    '',
  ]),
  broken('the store does not show the newest entry at once', 'test/simulate/SimulatedWorld.ts', [
    'return this.keys.get(entryKey(number))?.value as LogEntry | undefined;',
    'return (this.keys.get(entryKey(number))?.at ?? 0) + 60_000 < this.time ? (this.keys.get(entryKey(number))?.value as LogEntry) : undefined;',
  ]),
  broken('who comes second appends what was made for the number before', 'src/release/makeLive.ts', [
    'const next = yield* nextState(wish, live);',
    'const next = ((wish as any).made ??= yield* nextState(wish, live));',
  ]),
  broken('an entry that was there is not asked whose it is', 'src/release/makeLive.ts', [
    "return (yield* ask('append', entry)) || (yield* isThere(entry));",
    "return yield* ask('append', entry);",
  ]),
  broken('an entry names a manifest that nobody writes', 'src/release/makeLive.ts', [
    "    yield* ask('createSame', [[manifest.file]]);",
    '',
  ]),
  broken('the collector takes the manifest of what is live', 'src/release/collect.ts', [
    'return manifest !== undefined && (wholeOf(key) ?? key) === manifestKey(manifest);',
    'return false;',
  ]),
  broken('what is left gets no marks', 'src/release/makeLive.ts', ['    yield* markLeft(live, entry);', '']),
  broken(
    'what is left is marked behind the entry',
    'src/release/makeLive.ts',
    ['    yield* markLeft(live, entry);', ''],
    [
      'if (yield* appendEntry(entry))',
      'const appended = yield* appendEntry(entry); yield* markLeft(live, entry); if (appended)',
    ],
  ),
  broken('the copy of the newest entry is believed', 'src/store/newestOf.ts', [
    "if (near && !(yield* ask('isThere', entryKey(near.number + 2)))) return yield* findNewest(near);",
    'if (near) return near;',
  ]),
  broken('the newest entry is looked for in doubling steps alone', 'src/store/protocol/newestEntry.ts', [
    'if (!further && step === 1) break;',
    'if (!further) break;',
  ]),
  broken('a rollback asks for no hold', 'src/release/rollback.ts', [
    'permits: { refused: true },\n    rollsBack: {},',
    'permits: { refused: true, held: true },\n    rollsBack: {},',
  ]),
  broken('holds are asked for once, also where another writer came first', 'src/release/nextState.ts', [
    'for (const each of changes) refuseChange(live, each, permits);',
    'if (!(wish as any).asked) for (const each of changes) refuseChange(live, each, permits); (wish as any).asked = true;',
  ]),
  broken('a promotion sets a refusal aside', 'src/release/promote.ts', [
    'permits: { held: force, refused: force,',
    'permits: { held: force, refused: true,',
  ]),
  broken('what is rolled back is not refused', 'src/release/nextState.ts', [
    'if (rollsBack && left) flags = refusing(flags, { name, version: left });',
    '',
  ]),
  broken('two promotions of one package undo each other', 'src/release/promote.ts', [
    'if (now !== seen[name] && now !== version)',
    'if (now === null)',
  ]),
  {
    what: 'a canary goes on when its package is promoted',
    changes: {
      'src/release/nextState.ts': [['if (flags.canary?.name === name) flags = withoutCanary(flags);', '']],
      'src/release/promote.ts': [['now.canary && names.has(now.canary.name) ? withoutCanary(now) : now', 'now']],
    },
  },
  broken('a canary goes on when what was live is promoted again', 'src/release/promote.ts', [
    'now.canary && names.has(now.canary.name) ? withoutCanary(now) : now',
    'now',
  ]),
  broken('a canary keeps its site when something else becomes live', 'src/release/provenSite.ts', [
    'if (stands) return { canary: { ...running, percent }, rendered: 0, notes: [] };',
    'if (running) return { canary: { ...running, percent }, rendered: 0, notes: [] };',
  ]),
  broken('a canary takes the place of another', 'src/release/provenSite.ts', [
    'if (running && running.name !== name)',
    'if (running === null)',
  ]),
  broken('a canary passes no gate', 'src/release/provenSite.ts', [
    'return yield* compose([wanted]);',
    'return yield* compose([]);',
  ]),
  broken('a canary is shown to everybody', 'src/serve/respond/chooseSite.ts', [
    'return canary && isAmong(draw, canary) ? canary.site : site;',
    'return canary ? canary.site : site;',
  ]),
  broken('the listing of a site is written before its other files', 'src/compose/writingSite.ts', [
    "  if (!(yield* ask('isThere', listing.key)))",
    "  const there = yield* ask('isThere', listing.key);\n  yield* ask('createSame', [[listing]]);\n  if (!there)",
  ]),
  broken('a release is described before its files are there', 'src/release/publishing.ts', [
    "  const others = yield* ask('send', release, files);",
    "  yield* ask('describe', release);\n  const others = yield* ask('send', release, files);",
  ]),
  broken(
    'a version is said to be published that somebody else has published with other bytes',
    'src/release/publishing.ts',
    ['  if (there) requireSame(there, described);', ''],
  ),
  broken('the collector knows no previews', 'src/release/collect.ts', [
    '.filter(({ revoked }) => !revoked)',
    '.slice(0, 0)',
  ]),
  broken('the collector knows no canaries', 'src/release/live/shownBy.ts', [
    '[site, ...(canary ? [canary.site] : [])]',
    '[site, ...(canary ? [] : [])]',
  ]),
  broken('the collector does not look again', 'src/release/collect.ts', [
    'const { things, marks } = yield* findGoing(now, among);',
    'const { things, marks } = { things: found, marks: new Map<string, string>() };',
  ]),
  broken('the collector does not see what became live while it looked', 'src/release/collect.ts', [
    ', ...(yield* findSitesSince(first, live))]',
    ']',
  ]),
  broken('the collector takes pages before listings', 'src/release/collect.ts', [
    'const turns = [isWrittenLast, isPage,',
    'const turns = [isPage, isWrittenLast,',
  ]),
  broken('the collector takes what is young', 'src/release/collect.ts', ['at <= since && (among', '(among']),
  broken('the collector takes what was live lately', 'src/release/collect.ts', [
    'Math.max(Date.parse(day) + 86_400_000, at) > since',
    'Date.parse(day) > since + 20 * 86_400_000',
  ]),
  broken('the collector takes what a rollback would restore', 'src/release/collect.ts', [
    'if (before) releases.add(',
    'if (before === name) releases.add(',
  ]),
  broken('the collector takes files that another release lists', 'src/release/keptFiles.ts', [
    'keys.add(keyOfFile(release, file));',
    '',
  ]),
];
