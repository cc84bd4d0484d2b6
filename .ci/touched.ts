/** Packages of the workspace, each with those that its manifest names; `.` is the root's own files. */
export type Workspace = Readonly<Record<string, readonly string[]>>;

/** A file that differs from what is compared with, by its path from the root. */
export interface Change {
  readonly file: string;
  /** It was deleted. */
  readonly gone?: boolean;
}

/** What has to be checked for a set of changes. */
export interface Touched {
  /** Files that are formatted and linted, or all. */
  readonly format: 'all' | readonly string[];
  /** Packages whose types are checked, in the order of the workspace. */
  readonly packages: readonly string[];
  /** Committed results that may be another's by now. */
  readonly painted: readonly Painted[];
  /** All tests, or those that lead to these files by their imports, and all tests of these packages. */
  readonly tests: 'all' | { readonly related: readonly string[]; readonly packages: readonly string[] };
}

export type Painted = 'drawings' | 'pictures' | 'cards';
const allPainted: readonly Painted[] = ['drawings', 'pictures', 'cards'];

/** Every package stands on these. */
const foundation = /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|tsconfig\.base\.json|vitest\.config\.ts)$/;
/** Read by people, and by no check but the formatter. */
const prose = /\.md$|^docs\/|^\.gitignore$/;
/** What a runner of tests finds by imports. Everything else is read as a file, by a test that does not say so. */
const imported = /(?<!\.(cli|worker))\.tsx?$/;
/** Their tests start programs and threads, whose imports the tests do not have. */
const startPrograms = ['.', 'platform', 'studio'];
/** Files that are painted from, by what is painted. A card shows words and drawings of its package. */
const paintedFrom: Readonly<Record<Painted, RegExp>> = {
  drawings: /^studio\/|\/src\/art\//,
  pictures: /^studio\/|\/pictures\//,
  cards: /^studio\/|^shared\/src\/(contract|site)\/|^(shell|template|mfe-[^/]+)\/src\//,
};
/** Tests that read files of other packages. */
const readers: readonly (readonly [files: RegExp, test: string])[] = [
  [/\/src\/cards\//, 'studio/src/cards/committedCards.test.ts'],
  [/\/locales\/|^shared\/src\/fonts\//, 'studio/src/fonts/fonts.test.ts'],
  [/^shared\/src\/theme\//, 'studio/src/art/art.test.ts'],
  [/^docs\/(examples\/|operate\.md$)/, 'platform/src/commands/examples.test.ts'],
  [/^docs\/(examples\/|operate\.md$)/, 'platform/src/serve/operate/examples.test.ts'],
];

/** Works out what changes touch: the packages they lie in and all that depend on these, and nothing else. */
export function touched(changes: readonly Change[], workspace: Workspace): Touched {
  const all = changes.map(({ file }) => file);
  const format = all.includes('biome.json') ? 'all' : changes.filter(({ gone }) => !gone).map(({ file }) => file);
  const code = changes.filter(({ file }) => !prose.test(file) && file !== 'biome.json');
  if (code.some(({ file }) => foundation.test(file)))
    return { format, packages: Object.keys(workspace), painted: allPainted, tests: 'all' };

  const files = code.map(({ file }) => file);
  const own = new Set(files.map((file) => packageOf(file, workspace)));
  const whole = code
    .filter(({ file, gone }) => gone || !imported.test(file) || startPrograms.includes(packageOf(file, workspace)))
    .map(({ file }) => packageOf(file, workspace));
  return {
    format,
    packages: withDependents(own, workspace),
    painted: allPainted.filter((each) => files.some((file) => paintedFrom[each].test(file))),
    tests: {
      related: [
        ...code.filter(({ file, gone }) => !gone && imported.test(file)).map(({ file }) => file),
        ...readers.filter(([read]) => all.some((file) => read.test(file))).map(([, test]) => test),
      ],
      packages: Object.keys(workspace).filter((name) => whole.includes(name)),
    },
  };
}

/** The package that a file lies in; what lies in none belongs to the root. */
function packageOf(file: string, workspace: Workspace): string {
  const [folder = ''] = file.split('/');
  return file.includes('/') && folder in workspace ? folder : '.';
}

function withDependents(names: ReadonlySet<string>, workspace: Workspace): string[] {
  const found = new Set(names);
  // Each round finds what depends on what the round before has found.
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [name, dependencies] of Object.entries(workspace))
      if (dependencies.some((each) => found.has(each))) found.add(name);
  }
  return Object.keys(workspace).filter((name) => found.has(name));
}
