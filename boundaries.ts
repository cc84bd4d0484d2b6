/**
 * Rule about imports that a `package.json` cannot express. `boundaries.test.ts` checks every import, also against `package.json`: shipped
 * code may import only `dependencies`, tools and tests also `devDependencies`.
 */
export interface Rule {
  /** Files to which the rule applies. The first matching rule applies; a file without a rule is a fault. */
  readonly files: RegExp;
  /** Permits Node's modules and `devDependencies`, because the code runs only on our machines. */
  readonly tool?: true;
  /** Entry points of the workspace that these files may import; undefined permits all. */
  readonly may?: RegExp;
  /** Advice that the test prints when it refuses an import. */
  readonly instead: string;
}

/** Entry points of `shared` that run in the browser. */
const browser =
  /^shared\/(animate|assets|carousel|contract|cursor|design|language|motion|native|navigation|site|structuredData)$/;
const frame = new RegExp(
  `${browser.source}|^shared/(theme|fonts|redirectToVisitorLanguage|startMotion|contents|passage|stone|shares|shellModule)$`,
);

export const importRules: readonly Rule[] = [
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
  // Code in `art` is a tool: it makes drawings, cards and pictures before a build, and these are committed.
  {
    files: /^(shell|template|mfe-[^/]+)\/art\//,
    tool: true,
    may: /^(studio\/(art|cards|painting|pictures)|shared\/contract)$/,
    instead: 'Drawings, cards and pictures are made with studio/art, studio/cards and studio/pictures.',
  },
  // Code in `standalone` builds a remote as a site of its own, with the document and theme that the shell would otherwise provide.
  {
    files: /^mfe-[^/]+\/standalone\//,
    tool: true,
    may: /^platform\/build$/,
    instead: 'The build of a site of its own is made by platform/build.',
  },
  {
    files: /^(template|mfe-[^/]+)\/src\/standalone\//,
    may: new RegExp(`${frame.source}|^shared/(siteValues|strictMessageOptions)$`),
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
    may: new RegExp(`${frame.source}|^shared/(siteValues|strictMessageOptions)$`),
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

/** Entry points of `shared` with a context or a store. Modules of `shared` import them by package name too, so only one copy exists. */
export const singletonEntryPoints = ['assets', 'cursor', 'language', 'navigation', 'site'] as const;

/**
 * Packages, and folders inside a package, from bottom to top. Each may import only those before it in the list. Cycles of imports between
 * folders are forbidden everywhere, in folders outside this list too.
 */
export const importOrder = {
  packages: ['shared', 'studio', 'platform', 'shell', 'template', 'mfe-*', 'e2e'],
  folders: {
    'shared/src': [
      'contract',
      'site',
      'assets',
      'cursor',
      'strictMessageOptions',
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
 * Top folders of the platform, with the folders that they may import. Releasing and serving must not import each other; they share only the
 * store, which writes and reads the manifest.
 */
export const platformFolders: Readonly<Record<string, readonly string[]>> = {
  store: [],
  build: [],
  observe: ['store'],
  // `compose` reads in `build` which modules the composing code imports. Their bytes are part of each page's input hash.
  compose: ['store', 'build'],
  serve: ['store', 'observe'],
  proof: ['store', 'build', 'serve'],
  release: ['store', 'build', 'compose'],
  // `dev` uses `proof`: the dev server verifies each file of a deployed site before the developer's browser runs the file.
  dev: ['store', 'build', 'compose', 'serve', 'proof'],
  commands: ['store', 'build', 'observe', 'compose', 'serve', 'proof', 'release', 'dev'],
};

/**
 * Parts of the platform that a site can do without, each with the only shipped files that import it. To remove a part, change these files
 * (docs/architecture.md, "Beyond the core").
 */
export const optionalParts: Readonly<Record<string, readonly string[]>> = {
  'platform/src/release/deltas': [
    'platform/src/release/change/makeLive.ts',
    'platform/src/release/compare/describePromotion.ts',
  ],
  'platform/src/release/canary/guardCanary.ts': ['platform/src/commands/release/changeVerbs.ts'],
  'platform/src/serve/worker': ['platform/src/commands/export.cli.ts'],
  'platform/src/proof': [
    'platform/src/commands/dev.cli.ts',
    'platform/src/commands/verify.cli.ts',
    'platform/src/dev/rest/openDeployedSite.ts',
  ],
};
