/** Who may import whom, as data. `boundaries.test.ts` reads every import of the workspace and holds it against this table. */
export interface Rule {
  /** Files the rule is about: a room, or a part of one. The first rule that matches a file speaks for it. */
  readonly files: RegExp;
  /** Bare specifiers that may be imported. Relative ones are free inside a room and forbidden across rooms. */
  readonly may: readonly RegExp[];
}

const react = [/^react(\/jsx-runtime)?$/, /^react-dom(\/client|\/static)?$/, /^zustand(\/vanilla)?$/];
const styles = /^@vanilla-extract\/css$/;
const testing = [
  /^vitest$/,
  /^cheerio$/,
  /^node:/,
  /^shared\/(testing|contract|language|navigation|site|siteValues|design|release)$/,
];

/** Doors of shared that browser code may open; the others run in Node or in tests only. */
const browserDoors =
  /^shared\/(assets|carousel|contract|cursor|design|language|motion|navigation|site|structuredData)$/;

/** Any library, and none of the rooms. */
const library = /^(?!(mfe-|shell|shared|e2e)(\/|-|$))[@a-z]/;

/** What the frame is made of, in the browser and while prerendering. */
const frame = [
  /^shared\/(assets|carousel|contract|cursor|design|language|motion|navigation|site|theme)$/,
  styles,
  ...react,
  /^react-router-dom$/,
  /^i18next-browser-languagedetector$/,
  /^@module-federation\/enhanced\/runtime$/,
];

export const rules: readonly Rule[] = [
  // Drawings are made at build time, in the room that shows them.
  { files: /^(shell|mfe-[^/]+)\/src\/art\/(?!.*\.test\.)[^/]+\.ts$/, may: [/^shared\/art$/] },

  // Pictures and cards are painted on a developer's machine; nothing of the tools reaches a build.
  { files: /^mfe-[^/]+\/pictures\//, may: [/^node:/, /^shared\/painting$/, /^sharp$/] },
  { files: /^(shell|mfe-[^/]+)\/src\/cards\/cards\.ts$/, may: [/^shared\/(cards|contract)$/] },

  // The cases are folders of their names: what a case has is imported by its name, and its name stands in one list.
  {
    files: /^mfe-portfolio\/src\/(caseStudies|locales)\/[^/.]+(\.(ua|en))?\.ts$/,
    may: [browserDoors, /^a template: \.\/…$/, /^a template: \.\.\/caseStudies\/…$/],
  },

  // A remote: doors of shared, never another remote, the shell, a router or the federation.
  { files: /^mfe-[^/]+\/rspack\.config\.ts$/, may: [/^shared\/build$/] },
  { files: /^mfe-[^/]+\/src\/dev\.tsx$/, may: [/^shared\/alone$/] },
  // A remote as a site of its own brings the theme the shell would bring.
  { files: /^mfe-[^/]+\/standalone\//, may: [/^node:/, /^shared\/build$/, /^@rspack\/core$/] },
  { files: /^mfe-[^/]+\/src\/standalone\/(?!.*\.test\.)/, may: [browserDoors, /^shared\/theme$/, styles, ...react] },
  { files: /^mfe-[^/]+\/src\/.*\.test\.tsx?$/, may: [...testing, ...react, /^react-dom\/server$/] },
  { files: /^mfe-[^/]+\/src\//, may: [browserDoors, styles, ...react] },

  // The shell: what runs in the browser opens browser doors; compose, serve and dev also the Node-only ones.
  { files: /^shell\/rspack\.config\.ts$/, may: [/^shared\/build$/] },
  // What is answered: also a Worker runs it, where there is no Node.
  {
    files: /^shell\/src\/serve\/answer\/(?!.*\.test\.)/,
    may: [/^shared\/(contract|siteValues)$/, /^(lru-cache|valibot)$/],
  },
  { files: /^shell\/src\/serve\/worker\/worker\.ts$/, may: [/^aws4fetch$/] },
  // The matrix plays the bucket that a Worker reads, and runs the Worker.
  {
    files: /^shell\/src\/serve\/matrix\//,
    may: [/^node:/, /^shared\/(contract|release)$/, /^(aws4fetch|vitest|workerd)$/],
  },
  {
    files: /^shell\/src\/(compose|serve|dev|release)\//,
    may: [
      /^node:/,
      /^shared\/(build|contract|release|siteValues)$/,
      /^(cheerio|cheerio\/slim|valibot|vitest)$/,
      /^@rspack\/(core|dev-server)$/,
      /^@rspack\/plugin-react-refresh$/,
    ],
  },
  { files: /^shell\/src\/testing\//, may: [/^node:/, /^shared\/release$/] },
  { files: /^shell\/src\/fonts\/makeFonts\.cli\.ts$/, may: [/^node:/, /^subset-font$/] },
  { files: /^shell\/src\/.*\.test\.tsx?$/, may: [...testing, ...react] },
  { files: /^shell\/src\/node\.tsx$/, may: [...frame, /^node:crypto$/] },
  { files: /^shell\/src\//, may: frame },
  // Shared imports libraries, and itself by its doors. Its own rooms keep Node and browser apart.
  {
    files: /^shared\/src\/(art|build|cards|painting|release|testing)(\/|\.ts$)/,
    may: [/^node:/, /^shared\//, library],
  },
  {
    files: /^shared\/src\/.*\.test\.tsx?$/,
    may: [browserDoors, ...testing, ...react, /^react-dom\/server$/, /^(i18next|react-i18next|valibot)$/],
  },
  // The gallery shows what the doors offer, and nothing imports it.
  {
    files: /^shared\/src\/.*\.stories(\.css)?\.tsx?$/,
    may: [browserDoors, styles, ...react, /^@storybook\/react-vite$/],
  },
  {
    files: /^shared\/gallery\//,
    may: [
      /^node:/,
      browserDoors,
      /^shared\/theme$/,
      styles,
      ...react,
      /^@storybook\/react-vite$/,
      /^@vanilla-extract\/vite-plugin$/,
      /^vite$/,
    ],
  },
  {
    files: /^shared\/src\//,
    may: [
      browserDoors,
      /^shared\/theme$/,
      styles,
      ...react,
      /^(i18next|react-i18next|valibot)$/,
      /^embla-carousel(-react)?$/,
    ],
  },

  // The suites know what a visitor and a foreign host know: types of the contract, and nothing of the code.
  {
    files: /^e2e\/foreignHost\//,
    may: [
      /^node:/,
      /^shared\/(assets|language|navigation|site|cursor|contract)$/,
      ...react,
      /^@module-federation\//,
      /^@rspack\/core$/,
      /^@playwright\/test$/,
    ],
  },
  {
    files: /^e2e\//,
    may: [
      /^node:/,
      /^shared\/contract$/,
      /^@playwright\/test$/,
      /^@axe-core\/playwright$/,
      /^cheerio$/,
      /^html-validate/,
      /^@rspack\/core$/,
    ],
  },

  {
    files: /^(\.ci\/)?[^/]+\.ts$/,
    may: [/^node:/, /^(vitest|vite|oxc-parser)(\/|$)/, /^@vanilla-extract\/vite-plugin$/],
  },
];

/** Doors of shared that hold a context or a store: inside shared, too, they are opened by name, or a second copy would be bundled. */
export const singletonDoors = ['assets', 'cursor', 'language', 'navigation', 'site'] as const;
