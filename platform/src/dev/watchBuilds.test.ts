import { expect, it } from 'vitest';
import { formatProblems } from './watchBuilds.ts';

it('a problem of two builds is listed once, with its position and without tool stacks', () => {
  const error = {
    message: '\u001b[31m× Expected ";"\u001b[39m\n    at Object.loader (/tools/loader.js:1:1)',
    moduleIdentifier: 'builtin:swc-loader??ruleSet[1]!/site/mfe-news/src/NewsPage.tsx',
    loc: '3:7',
  };
  const others = { ...error, moduleIdentifier: '/site/shell/src/App.tsx', loc: '' };
  expect(formatProblems('/site', [error, { ...error }, others] as never)).toEqual([
    'mfe-news/src/NewsPage.tsx:3:7\n× Expected ";"',
    'shell/src/App.tsx\n× Expected ";"',
  ]);
});
