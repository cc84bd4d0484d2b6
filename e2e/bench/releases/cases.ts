import type { WorkspaceCopy } from '../../development/workspaceCopy.ts';

/** Maximum bytes that a returning visitor may fetch, including headers. */
export interface ByteLimits {
  readonly withDictionaries: number;
  readonly without: number;
}

export interface BenchedChange {
  readonly name: string;
  readonly released: string;
  /** Changes the sources; undefined if only the version number changes. */
  readonly make?: (copy: WorkspaceCopy) => Promise<void>;
  /** Pages that a new visitor opens before and after the change, with the ceiling of each. */
  readonly visits: readonly { readonly address: string; readonly ceiling: ByteLimits }[];
}

/** Makes the limits of a page. Both parameters are in kilobytes of 1000 bytes. */
const ceiling = (withDictionaries: number, without: number): ByteLimits => ({
  withDictionaries: withDictionaries * 1000,
  without: without * 1000,
});

/** Bundler loader that imitates a patch release of a library: raises the version number and changes a line. */
const patch = `module.exports = (source) => {
  const patched = source.replace(/"(\\d+\\.\\d+\\.)(\\d+)"/g, (_, before, number) => \`"\${before}\${Number(number) + 1}"\`);
  return patched.replaceAll('"Minified React error #"', '"React error #"');
};
`;

export const benchedChanges: readonly BenchedChange[] = [
  {
    name: 'nothing changed, another version number',
    released: 'portfolio',
    visits: [{ address: '/portfolio/ikura', ceiling: ceiling(2, 3) }],
  },
  {
    name: 'one word in one language of the portfolio',
    released: 'portfolio',
    make: (copy) => changeWord(copy, 1),
    visits: [
      { address: '/portfolio/ikura', ceiling: ceiling(4, 42) },
      { address: '/en/portfolio/ikura', ceiling: ceiling(3, 36) },
    ],
  },
  {
    name: 'one line of the frame',
    released: 'shell',
    make: (copy) =>
      copy.edit(
        'shell/src/frame/Footer/Footer.tsx',
        '<address className={styles.address}>',
        '<address className={styles.address} translate="no">',
      ),
    visits: [{ address: '/', ceiling: ceiling(8, 60) }],
  },
  {
    name: 'a library of the shell (a patch of React)',
    released: 'shell',
    make: async (copy) => {
      await copy.write('shell/patch.cjs', patch);
      await copy.edit(
        'shell/rspack.config.ts',
        'export default createShellBuilds();',
        `const rule = { test: /[\\\\/]react(-dom)?[\\\\/]cjs[\\\\/].*\\.js$/, loader: './patch.cjs' };
export default createShellBuilds().map((each) => ({ ...each, module: { ...each.module, rules: [rule, ...(each.module?.rules ?? [])] } }));`,
      );
      // Also raises the version that the shell's build reads from React's package.json. The loader changes only bundled sources.
      await copy.edit(
        'platform/src/build/singletonVersions.ts',
        'return readPackageJson(pathToFileURL(file).href).version;',
        `const { version } = readPackageJson(pathToFileURL(file).href);
  return /^react(-dom)?$/.test(name) ? version.replace(/\\d+$/, (number) => \`\${Number(number) + 1}\`) : version;`,
      );
    },
    visits: [{ address: '/', ceiling: ceiling(40, 150) }],
  },
];

/** Changes a figure in a Ukrainian text of the case Ikura. @param time number of this call, from 1 */
export const changeWord = (copy: WorkspaceCopy, time: number): Promise<void> =>
  copy.edit('mfe-portfolio/src/caseStudies/ikura/locales/ua.json', `Понад ${69 + time}`, `Понад ${70 + time}`);
