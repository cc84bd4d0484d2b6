import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { touchedFiles } from './touchedFiles.ts';

const workspace = join(import.meta.dirname, '../../..');
const named = async (folder: string, name: string, changes: Parameters<typeof touchedFiles>[2]) => {
  const touched = await touchedFiles(join(workspace, folder), name, changes);
  return Object.fromEntries(Object.entries(touched).map(([what, files]) => [what, files.map((file) => file.name)]));
};

describe('what seldom changes stands apart', () => {
  it('in the shell: every change touches its own chunk, and the entry that names it', { timeout: 60_000 }, async () => {
    expect(
      await named('shell', 'shell', {
        'a line of the frame': { file: /shell\/src\/frame\/Footer\/Footer\.tsx$/, by: 'line' },
        'a module more in the frame': { file: /shell\/src\/frame\/Footer\/Footer\.tsx$/, by: 'module' },
        'a word of the frame': { file: /shell\/src\/locales\/ua\.json$/, by: 'word' },
        'a patch of React': { file: /node_modules\/react\/cjs\/react\.production\.js$/, by: 'line' },
        nothing: undefined,
      }),
    ).toEqual({
      'a line of the frame': ['js/main.js'],
      'a module more in the frame': ['js/main.js'],
      'a word of the frame': ['js/locale-ua.js', 'js/main.js'],
      'a patch of React': ['js/libraries.js', 'js/main.js'],
      nothing: [],
    });
  });

  it('in a remote: a word touches its locale, a line its page, and the entry that names them', {
    timeout: 60_000,
  }, async () => {
    expect(
      await named('mfe-portfolio', 'portfolio', {
        'a word of every page': { file: /mfe-portfolio\/src\/locales\/ua\.json$/, by: 'word' },
        'a word of a case': { file: /caseStudies\/ikura\/locales\/ua\.json$/, by: 'word' },
        'a line of a page': { file: /pages\/PortfolioPage\/PortfolioPage\.tsx$/, by: 'line' },
        nothing: undefined,
      }),
    ).toEqual({
      'a word of every page': ['js/locale-ua.js', 'remoteEntry.js'],
      'a word of a case': ['js/locale-portfolio--ikura-ua.js', 'remoteEntry.js'],
      'a line of a page': ['js/page-PortfolioPage.js', 'remoteEntry.js'],
      nothing: [],
    });
  });

  it('says so where a change meets no file', { timeout: 60_000 }, async () => {
    const nowhere = touchedFiles(join(workspace, 'shell'), 'shell', { gone: { file: /gone\.tsx$/, by: 'line' } });
    await expect(nowhere).rejects.toThrow('No file like /gone\\.tsx$/ is part of shell.');
  });
});
