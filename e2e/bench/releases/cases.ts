import type { WorkspaceCopy } from '../../development/workspaceCopy.ts';

/** Most bytes that a returning visitor may fetch, on the wire with their headers. */
export interface Ceiling {
  readonly withDictionaries: number;
  readonly without: number;
}

/** A change as a team makes it. */
export interface Change {
  readonly name: string;
  readonly released: string;
  /** Changes the sources; nothing where only the number of the release is another. */
  readonly make?: (copy: WorkspaceCopy) => Promise<void>;
  /** The pages that are visited before and after, each by a visitor of its own. */
  readonly visits: readonly { readonly address: string; readonly ceiling: Ceiling }[];
}

/** @param withDictionaries and @param without in kilobytes of 1000 */
const ceiling = (withDictionaries: number, without: number): Ceiling => ({
  withDictionaries: withDictionaries * 1000,
  without: without * 1000,
});

/** A library's file with its version raised and a line changed, as a patch of it would be. */
const patch = `module.exports = (source) => {
  const patched = source.replace(/"(\\d+\\.\\d+\\.)(\\d+)"/g, (_, before, number) => \`"\${before}\${Number(number) + 1}"\`);
  return patched.replaceAll('"Minified React error #"', '"React error #"');
};
`;

/** Changes that teams make most. */
export const changes: readonly Change[] = [
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
        'export default shellBuild();',
        `const rule = { test: /[\\\\/]react(-dom)?[\\\\/]cjs[\\\\/].*\\.js$/, loader: './patch.cjs' };
export default shellBuild().map((each) => ({ ...each, module: { ...each.module, rules: [rule, ...(each.module?.rules ?? [])] } }));`,
      );
      // The shell lists the version of each singleton, which changes with the library.
      await copy.edit(
        'platform/src/build/singletons.ts',
        'return manifestOf(pathToFileURL(file).href).version;',
        `const { version } = manifestOf(pathToFileURL(file).href);
  return /^react(-dom)?$/.test(name) ? version.replace(/\\d+$/, (number) => \`\${Number(number) + 1}\`) : version;`,
      );
    },
    visits: [{ address: '/', ceiling: ceiling(40, 150) }],
  },
];

/** A change of one word that can be made again and again. @param time from 1 on */
export const changeWord = (copy: WorkspaceCopy, time: number): Promise<void> =>
  copy.edit('mfe-portfolio/src/caseStudies/ikura/locales/ua.json', `Понад ${69 + time}`, `Понад ${70 + time}`);
