/**
 * Rules about imports that the packages' own manifests cannot say. A package imports what its `package.json` declares and nothing else; code
 * that travels declares it under `dependencies`, tools and tests may use `devDependencies`, too. `boundaries.test.ts` reads every import.
 */
export interface Rule {
  /** Files the rule is about. The first rule that matches a file speaks for it; where none does, the code travels. */
  readonly files: RegExp;
  /** Node's modules and `devDependencies` may be used: it runs on our machines only. */
  readonly tool?: true;
  /** Entry points of the workspace that these files may use; of all where it is not said. */
  readonly may?: RegExp;
  /** The remedy, for whom the rule stops. */
  readonly instead: string;
}

/** Entry points of shared that run in a visitor's browser. */
const browser =
  /^shared\/(animate|assets|carousel|contract|cursor|design|language|motion|native|navigation|site|structuredData)$/;
const frame = new RegExp(
  `${browser.source}|^shared/(theme|fonts|detectLanguage|startMotion|contents|passage|stone|shares|shellModule)$`,
);

export const rules: readonly Rule[] = [
  {
    files: /(\.(test|stores|suite)\.tsx?|\/vitest\.[^/]*\.ts)$/,
    tool: true,
    instead: 'Declare it in devDependencies.',
  },
  {
    files: /^(platform|studio)\//,
    tool: true,
    may: /^shared\/(contract|shellModule|siteValues)$/,
    instead: 'Tools know the contract and the values of the site; what they need besides belongs into it.',
  },
  {
    files: /^shared\/(gallery\/|src\/.*\.stories(\.css)?\.tsx?$)/,
    tool: true,
    may: frame,
    instead: 'A story shows what the entry points offer.',
  },
  { files: /^shared\/src\/testing(\.ts|\/)/, tool: true, instead: 'The suites of the contract use what remotes use.' },
  {
    files: /^e2e\/foreignHost\//,
    tool: true,
    may: /^shared\/(animate|assets|contract|cursor|language|navigation|site)$/,
    instead: 'A foreign host knows the singletons and the contract.',
  },
  {
    files: /^e2e\//,
    tool: true,
    may: /^(shared\/contract|studio\/browser)$/,
    instead: 'The suites know what a visitor knows, and types of shared/contract.',
  },
  {
    files: /\/rspack\.config\.ts$/,
    tool: true,
    may: /^platform\/build$/,
    instead: 'The configuration is made by platform/build.',
  },
  // Drawings, cards and pictures are made before a build, and committed.
  {
    files: /^(shell|template|mfe-[^/]+)\/art\//,
    tool: true,
    may: /^(studio\/(art|cards|painting|pictures)|shared\/contract)$/,
    instead: 'Drawings, cards and pictures are made with studio/art, studio/cards and studio/pictures.',
  },
  // A remote as a site of its own brings the document and the theme that the shell would bring.
  {
    files: /^mfe-[^/]+\/standalone\//,
    tool: true,
    may: /^platform\/build$/,
    instead: 'The build of a site of its own is made by platform/build.',
  },
  {
    files: /^(template|mfe-[^/]+)\/src\/standalone\//,
    may: new RegExp(`${frame.source}|^shared/(siteValues|strictOptions)$`),
    instead:
      'Take it from an entry point of shared that runs in a browser; values and words are checked where its document is written.',
  },
  {
    files: /^(template|mfe-[^/]+)\/src\/dev\.tsx$/,
    may: /^shared\/standalone$/,
    instead: 'shared/standalone shows a remote without the shell.',
  },
  {
    files: /^(template|mfe-[^/]+)\/src\//,
    may: browser,
    instead:
      'A remote uses the entry points of shared that run in a browser; what it needs from the shell is a port declared there.',
  },
  {
    files: /^shell\/src\/node\.tsx$/,
    tool: true,
    may: new RegExp(`${frame.source}|^shared/(siteValues|strictOptions)$`),
    instead: 'Prerendering uses what the browser uses, and checks values and words, which no browser does.',
  },
  {
    files: /^(shell|shared)\/src\//,
    may: frame,
    instead: 'Take it from an entry point of shared that runs in a browser, or move it to platform or studio.',
  },
  {
    files: /^(\.ci\/)?[^/]+\.m?[jt]s$/,
    tool: true,
    may: /^$/,
    instead: 'The files of the root run packages by their commands.',
  },
];

/** Entry points of shared that hold a context or a store: inside shared, too, they are opened by name, or a second copy would be bundled. */
export const singletonEntryPoints = ['assets', 'cursor', 'language', 'navigation', 'site'] as const;

/**
 * The packages, and inside a package its folders, from below to above: each knows those before it and none behind it. Folders that are
 * not listed know nobody that knows them (no circle), which is held everywhere.
 */
export const layers = {
  packages: ['shared', 'studio', 'platform', 'shell', 'template', 'mfe-*', 'e2e'],
  folders: {
    'shared/src': [
      'contract',
      'site',
      'assets',
      'cursor',
      'strictOptions',
      'language',
      'navigation',
      'native',
      'fonts',
      'theme',
      'reveal',
      'design',
      'motion',
      'stone',
      'carousel',
      'jsx',
      'structuredData',
      'standalone',
    ],
    'studio/src': ['fonts', 'new'],
    'studio/art': ['locks', 'painting', 'drawings', 'pictures', 'cards'],
  },
} as const;

/**
 * The rooms of the platform, each with those that it may import. Whoever releases and whoever serves do not know each other: they meet in the store,
 * where the manifest is written and read.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  store: [],
  build: [],
  observe: ['store'],
  // What a page is made of includes the code that composes, which the build follows.
  compose: ['store', 'build'],
  serve: ['store', 'observe'],
  proof: ['store', 'build', 'serve'],
  release: ['store', 'build', 'compose'],
  // What a deployed site sends is verified before a developer's browser runs it.
  dev: ['store', 'build', 'compose', 'serve', 'proof'],
  commands: ['store', 'build', 'observe', 'compose', 'serve', 'proof', 'release', 'dev'],
};
