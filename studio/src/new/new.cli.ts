import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { InvalidInputError } from 'shared/contract';
import { checkTitle, folderOf, type Naming, titleFrom } from './Naming.ts';
import { newPage } from './newPage.ts';
import { newRemote } from './newRemote.ts';
import type { Written } from './undoable.ts';

const help = `npm run new -- remote careers [--ua Вакансії --en Careers]
npm run new -- page mfe-home team [--ua Команда --en Team]

A remote with one page, or a page of a remote that is there: with its words in both languages, a drawing, cards, tests and a journey.
--ua and --en are the page's titles; without them it is the name. Nothing is released.`;

/** `npm run new -- remote <name>` and `npm run new -- page <remote> <name>`: a beginning that works, in one command. */
const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const { words, titles, wantsHelp } = readWords();
  if (wantsHelp) console.log(help);
  else {
    const [what, first = '', second = '', ...more] = words;
    if (what === 'remote' && first !== '' && second === '') {
      const remote = withoutPrefix(first);
      const naming = { remote, page: remote, titles: titles(remote) };
      console.log(tellRemote(naming, await newRemote(root, naming)));
    } else if (what === 'page' && second !== '' && more.length === 0) {
      const naming = { remote: withoutPrefix(first), page: second, titles: titles(second) };
      console.log(tellPage(naming, await newPage(root, naming)));
    } else throw new InvalidInputError({ fact: `"${words.join(' ')}" makes nothing.\n\n`, nextStep: help });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readWords() {
  const options = { ua: { type: 'string' }, en: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  const read = () => {
    try {
      return parseArgs({ options, allowPositionals: true });
    } catch (cause) {
      const [fact = ''] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
      throw new InvalidInputError({ fact: `${fact}.\n\n`, nextStep: help }, { cause });
    }
  };
  const { values, positionals } = read();
  const titles = (name: string) => {
    const given = { ua: values.ua ?? values.en ?? titleFrom(name), en: values.en ?? titleFrom(name) };
    for (const title of Object.values(given)) checkTitle(title);
    return given;
  };
  return { words: positionals, titles, wantsHelp: values.help === true };
}

function withoutPrefix(word: string): string {
  return word.replace(/^mfe-/, '');
}

function tellRemote(naming: Naming, { created }: Written): string {
  const folder = folderOf(naming);
  return `${folder} is there, with the page /${naming.page} in both languages: ${created.length} files in ${folder} and e2e/${naming.remote}.

${whatNext(naming)}
Undo    rm -r ${folder} e2e/${naming.remote} && git checkout HEAD -- pnpm-lock.yaml`;
}

function tellPage(naming: Naming, { created, changed }: Written): string {
  const listed = (files: readonly string[]) => files.map((file) => `  ${file}`).join('\n');
  return `${folderOf(naming)} has the page /${naming.page} in both languages.

New:
${listed(created)}
With a line more:
${listed(changed)}

${whatNext(naming)}
Undo    rm -r ${[...new Set(created.map(withFolder))].join(' ')} && git checkout HEAD -- ${changed.join(' ')}`;
}

/** A page has a folder of its own, which goes with its files. */
function withFolder(file: string): string {
  return /\/src\/pages\//.test(file) ? dirname(file) : file;
}

function whatNext(naming: Naming): string {
  const words = `${folderOf(naming)}/src/locales/${naming.page}`;
  return `Words   ${words}.ua.json, ${words}.en.json
See     npm run dev -- ${naming.remote}, then http://localhost:3100/${naming.page}
Check   git add --all && npm run check`;
}
