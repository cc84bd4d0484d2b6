import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from '@rspack/core';

/** What is wrong in the sources, each problem once: the browser's build and the one for prerendering read the same files. The file comes first. */
export function problemsIn(root: string, errors: readonly StatsError[]): readonly string[] {
  const problems = errors.map(({ message, moduleIdentifier, moduleName, loc }) => {
    const file =
      (moduleIdentifier ?? moduleName ?? '')
        .split('!')
        .at(-1)
        ?.replace(/^[\w/]+\||\|[^|]*$|\?.*$/g, '') ?? '';
    const place = file.startsWith('/') ? relative(root, file) : file;
    const said = stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => !/^\s+at /.test(line))
      .join('\n')
      .trim();
    return `${place}${place && loc ? `:${loc}` : ''}\n${said}`.replaceAll(`${root}/`, '').trim();
  });
  return [...new Set(problems)];
}
