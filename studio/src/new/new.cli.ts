import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ExplainedError, InvalidInputError } from 'shared/contract';
import { type CreatedPaths, createFromTemplate } from './createFromTemplate.ts';
import { type NewNames, renameTemplate } from './naming.ts';

const help = `npm run new -- remote careers [--ua Вакансії --en Careers]
npm run new -- page mfe-home team [--ua Команда --en Team]

A remote with one page, or a page of a remote that is there: with its words in both languages, a drawing, cards, tests and a journey.
--ua and --en are the page's titles; without them it is the name. Nothing is released.`;

/** `npm run new -- remote <name>` and `npm run new -- page <remote> <name>` create a remote or a page that works without further edits. */
try {
  const { values, positionals } = readArguments();
  const [kind, first = '', second = first] = positionals;
  if (values.help) console.log(help);
  else if ((kind !== 'remote' && kind !== 'page') || positionals.length !== { remote: 2, page: 3 }[kind])
    throw new InvalidInputError({ fact: `"${positionals.join(' ')}" is not a command.\n\n`, nextStep: help });
  else {
    const [remote, page] = [first.replace(/^mfe-/, ''), second.replace(/^mfe-/, '')];
    const name = page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');
    const titles = { ua: values.ua ?? values.en ?? name, en: values.en ?? name };
    printResult(
      { remote, page, titles },
      createFromTemplate(join(import.meta.dirname, '../../..'), kind, { remote, page, titles }),
    );
  }
} catch (error) {
  console.error(error instanceof ExplainedError ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const options = { ua: { type: 'string' }, en: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (cause) {
    const [fact = ''] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
    throw new InvalidInputError({ fact: `${fact}.\n\n`, nextStep: help }, { cause });
  }
}

function printResult(naming: NewNames, { created, changed }: CreatedPaths): void {
  const { remote, page } = naming;
  const formatList = (files: readonly string[]) => files.map((file) => `\n  ${file}`).join('');
  console.log(`mfe-${remote} has the page /${page} in both languages.

New:${formatList(created)}
Changed:${formatList(changed)}

Words   mfe-${remote}/${renameTemplate('src/pages/OldQuayPage', naming)}/locales
See     npm run dev -- ${remote}, then http://localhost:3100/${page}
Check   git add --all && npm run check
Undo    rm -r ${created.join(' ')} && git checkout HEAD -- ${changed.join(' ')}`);
}
