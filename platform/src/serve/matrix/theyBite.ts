import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { hostFacts, type Policy, policyFacts } from './askAll.ts';
import type { Checks } from './Checks.ts';
import { differences } from './compareAnswers.ts';
import type { Nginx } from './findNginx.ts';
import { nginxHost } from './nginxHost.ts';
import { questions } from './questions.ts';

/** One thing wrong with the configuration; the matrix must see each of them. */
const alterations: readonly (readonly [string, (configuration: string) => string])[] = [
  ['nothing for ever', (text) => text.replaceAll('immutable', '')],
  ['no brotli', (text) => text.replace('brotli_static on', 'brotli_static off')],
  ['no gzip', (text) => text.replace('gzip_static on', 'gzip_static off')],
  ['packing on the fly', (text) => text.replace('gzip off', 'gzip on; gzip_min_length 1; gzip_types *')],
  ['no content security policy', (text) => text.replace(/ {2}add_header content-security-policy.*\n/, '')],
  ['a frame from anywhere', (text) => text.replaceAll('frame-src https://maps.example', 'frame-src *')],
  ['no vary', (text) => text.replace(/ {2}add_header vary.*\n/, '')],
  ['the times of files', (text) => text.replace(/ {2}add_header last-modified.*\n/, '')],
  ['conditions on dates', (text) => text.replace('if_modified_since off', 'if_modified_since before')],
  ['no tags', (text) => text.replace('etag on', 'etag off')],
  ['a tag for what is not found', (text) => text.replace('    etag off;\n', '')],
  ['several ranges', (text) => text.replace('max_ranges 1', 'max_ranges 5')],
  ['no ranges', (text) => text.replace('max_ranges 1', 'max_ranges 0')],
  ['a way that is found, not for good', (text) => text.replaceAll('return 308', 'return 302')],
  ['a way that forgets the question', (text) => text.replaceAll('$is_args$args', '')],
  ['one not-found page for all', (text) => text.replace(/ {2}".*" \/en\/404.html;\n/, '')],
  ['not found, and yet 200', (text) => text.replace('error_page 404 @', 'error_page 404 =200 @')],
  [
    'slashes that melt',
    (text) => text.replace('merge_slashes off', 'merge_slashes on').replace(/\|\/\|%2f\)" 1;/, ')" 1;'),
  ],
  ['dots that are followed', (text) => text.replace(/\n {2}"~\*\^\[\^\?\].*\n/, '\n')],
  [
    'twins by their names',
    (text) =>
      text.replace(/ {2}location ~ "\\\.\(\?:br\|gz\)\$" \{\n.*\n {2}\}\n/, '').replace('"\\.[a-z0-9]+$"', '"[.]"'),
  ],
  ['every method', (text) => text.replace('return 405', 'set $porohy_kind ""')],
  ['methods that are not told', (text) => text.replace(/ {2}add_header allow.*\n/, '')],
  ['its own version', (text) => text.replace('server_tokens off', 'server_tokens on')],
  ['types by guessing', (text) => text.replace(/ {4}"text\/javascript; charset=utf-8" js;\n/, '')],
  ['absolute ways', (text) => text.replace('absolute_redirect off', 'absolute_redirect on')],
];

/** Asks an altered nginx until the matrix notices. */
export async function theyBite(checks: Checks, nginx: Nginx, store: ReleaseStore, policy: Policy): Promise<void> {
  for (const [name, alter] of alterations) {
    let changed = false;
    const host = await nginxHost(nginx, store, (text) => {
      const altered = alter(text);
      changed = altered !== text;
      return altered;
    });
    checks.hold(`${name} is an alteration`, changed ? [] : ['the configuration is what it was']);
    checks.hold(`${name} is noticed`, (await firstDifference(host.ask)) ? [] : ['no answer differed from the policy']);
    await host.stop();
  }
  const host = await nginxHost(nginx, store);
  checks.hold(
    'nothing altered, nothing noticed',
    [await firstDifference(host.ask)].flatMap((each) => each ?? []),
  );
  const tag = (await host.ask('/')).headers.etag;
  const site = join(host.folder, 'live');
  for (const file of await readdir(site)) await utimes(join(site, file), new Date(), new Date());
  checks.hold(
    'a time that is not made of the content is another tag',
    (await host.ask('/')).headers.etag === tag ? ['it is the same'] : [],
  );
  await host.stop();

  /** Where answers differ from the policy, at the first question that shows it. */
  async function firstDifference(ask: (typeof host)['ask']): Promise<string | undefined> {
    for (const question of questions) {
      const seen = await hostFacts(ask, question);
      const [first] = differences(await policyFacts(policy, question), seen, 'nginx');
      if (first) return `${question.name}: ${first}`;
    }
    return undefined;
  }
}
