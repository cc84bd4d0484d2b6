import { join } from 'node:path';
import { type SourceChange, type TouchedFile, touchedFiles } from 'platform/build';

/**
 * `npm run bench -- changes`: which files of a build each kind of change touches, and what a visitor who comes back fetches of them. It
 * builds both packages once for each change; nothing of the workspace is altered.
 */
const root = join(import.meta.dirname, '../..');

const ofShell: Readonly<Record<string, SourceChange | undefined>> = {
  'shell: one line of the frame': { file: /[\\/]shell[\\/]src[\\/]frame[\\/]Footer[\\/]Footer\.tsx$/, by: 'line' },
  'shell: a module more in the frame': {
    file: /[\\/]shell[\\/]src[\\/]frame[\\/]Footer[\\/]Footer\.tsx$/,
    by: 'module',
  },
  'shell: one word in one language': { file: /[\\/]shell[\\/]src[\\/]locales[\\/]ua\.json$/, by: 'word' },
  'shell: a patch of React': { file: /react[\\/]cjs[\\/]react\.production\.js$/, by: 'line' },
  'shell: another number only': undefined,
};

const ofPortfolio: Readonly<Record<string, SourceChange | undefined>> = {
  'portfolio: one word of all pages in one language': {
    file: /[\\/]mfe-portfolio[\\/]src[\\/]locales[\\/]ua\.json$/,
    by: 'word',
  },
  'portfolio: one word of a case in one language': { file: /[\\/]ikura[\\/]locales[\\/]ua\.json$/, by: 'word' },
  'portfolio: one line of a page': { file: /[\\/]CaseStudyPage[\\/]CaseStudyPage\.tsx$/, by: 'line' },
  'portfolio: a module more in a page': { file: /[\\/]CaseStudyPage[\\/]CaseStudyPage\.tsx$/, by: 'module' },
  'portfolio: another number only': undefined,
};

const touched: Readonly<Record<string, readonly TouchedFile[]>> = {
  ...(await touchedFiles(join(root, 'shell'), 'shell', ofShell)),
  ...(await touchedFiles(join(root, 'mfe-portfolio'), 'portfolio', ofPortfolio)),
};

console.table(
  Object.fromEntries(
    Object.entries(touched).map(([what, files]) => [
      what,
      {
        files: files.map(({ name, bytes }) => `${name} ${bytes}`).join(', ') || 'none',
        'bytes (br)': files.reduce((sum, { bytes }) => sum + bytes, 0),
      },
    ]),
  ),
);
