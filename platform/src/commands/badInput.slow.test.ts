import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { releaseRemote, storeWithShell } from '../../test/fakeReleases.ts';
import { spawnCommand } from '../../test/spawnCommand.ts';
import { promote } from '../release/promote.ts';
import type { ReleaseStore } from '../store/backends/releaseStore.ts';

let store: ReleaseStore;
let notKeys: string;

beforeAll(async () => {
  store = await storeWithShell();
  await promote({ store, release: { name: 'shell', version: '1.0.0' } });
  await releaseRemote(store, 'home', { routes: ['/'] });
  await promote({ store, release: { name: 'home', version: '1.0.0' } });
  notKeys = join(await mkdtemp(join(tmpdir(), 'keys-')), 'keys.json');
  await writeFile(notKeys, '-----BEGIN PRIVATE KEY-----\nSECRET\n-----END PRIVATE KEY-----\n');
});

type Env = () => Readonly<Record<string, string>>;
const none: Env = () => ({});

/** Wrong arguments or environment variables, each with two patterns for the output: the fact, and the next step. */
const cases: readonly [file: string, words: string, env: Env, fact: RegExp, next: RegExp][] = [
  ['release.cli.ts', 'promot home@1.0.0', none, /no verb "promot"/, /The verbs are: publish, promote/],
  ['release.cli.ts', 'publish portfolo', none, /no package portfolo/, /The packages are: shell/],
  ['release.cli.ts', 'publish --promot', none, /Unknown option '--promot'/, /release <verb>/],
  ['release.cli.ts', 'promote home', none, /"home" is not a release/, /package@version/],
  ['release.cli.ts', 'promote home@9.9.9', none, /no release home 9\.9\.9/, /release list home/],
  ['release.cli.ts', 'promote home@../../etc', none, /is not a release/, /package@version/],
  ['release.cli.ts', 'gate', none, /"" is not a release/, /package@version/],
  ['release.cli.ts', 'rollback', none, /names nothing to roll back/, /release rollback portfolio/],
  ['release.cli.ts', 'rollback constructor', none, /constructor is not live/, /release list/],
  ['release.cli.ts', 'rollback home', none, /first live release/, /promote another/],
  ['release.cli.ts', 'rollback --to 1.5', none, /"1\.5" is not the number of an entry/, /release log/],
  ['release.cli.ts', 'rollback --to 99', none, /has no entry 99/, /release log/],
  ['release.cli.ts', 'rollback home --to 1', none, /both home and entry 1/, /for one package/],
  ['release.cli.ts', 'promote home@1.0.0 home@1.1.0', none, /named twice/, /Only one release of a package/],
  ['compose.cli.ts', '--unset nosuch', none, /No value nosuch is set/, /Values that are set: none/],
  ['release.cli.ts', 'canary home@1.0.0 --percent 0', none, /--percent is "0"/, /digits/],
  ['release.cli.ts', 'canary home@1.0.0', none, /already live for all visitors/, /release list/],
  ['release.cli.ts', 'abort', none, /No canary runs/, /release log/],
  ['release.cli.ts', 'hold homme', none, /homme is not live/, /release list/],
  ['release.cli.ts', 'hold constructor', none, /constructor is not live/, /release list/],
  ['release.cli.ts', 'unhold homme', none, /homme is not live/, /release list/],
  ['release.cli.ts', 'hold home services', none, /does not take services/, /--help/],
  ['release.cli.ts', 'log --count=-1', none, /--count is "-1"/, /digits/],
  ['release.cli.ts', 'log verfy', none, /does not know "verfy"/, /verify/],
  ['release.cli.ts', 'diff 1 x', none, /"x" is not the number/, /release log/],
  ['release.cli.ts', 'list --promote', none, /does not take --promote/, /--help/],
  ['release.cli.ts', 'keygen portfolo', none, /no package "portfolo"/, /home/],
  ['release.cli.ts', 'sign home@1.0.0', none, /No key is set/, /RELEASE_KEY/],
  ['release.cli.ts', 'list', () => ({ RELEASE_KEYS: notKeys }), /is invalid/, /release keygen/],
  [
    'release.cli.ts',
    'list',
    () => ({ RELEASE_KEY: '/no/such/file' }),
    /neither an ed25519 private key/,
    /release keygen/,
  ],
  ['release.cli.ts', 'list', () => ({ RELEASES: 'ftp://place' }), /cannot be a store/, /s3:\/\//],
  ['release.cli.ts', 'list', () => ({ RELEASES: 's3://bucket' }), /./, /AWS_/],
  [
    'release.cli.ts',
    'publish',
    () => ({ npm_config_promote: 'true' }),
    /npm has taken --promote/,
    /npm run release -- /,
  ],
  ['compose.cli.ts', 'home', none, /is not a release/, /package@version/],
  ['compose.cli.ts', '', () => ({ SITE_PHNE: '1' }), /no values for these variables: SITE_PHNE/, /SITE_PHONE/],
  ['compose.cli.ts', '--force', none, /Unknown option '--force'/, /compose \[/],
  ['start.cli.ts', '--noserve', none, /Unknown option '--noserve'/, /start \[/],
  ['build.cli.ts', '--dry', none, /Unknown option '--dry'/, /build \[/],
  ['serve.cli.ts', '--prot 80', none, /Unknown option '--prot'/, /PORT=3000/],
  ['serve.cli.ts', '80', none, /serve does not take 80/, /PORT=3000/],
  ['serve.cli.ts', '', () => ({ PORT: 'http' }), /which is not a port/, /number/],
];

describe('a wrong input', () => {
  it.concurrent.each(cases)(
    '%s %s: the error states the fact and the next step',
    async (file, words, env, fact, next) => {
      const before = await store.upkeep.inventory();
      const { code, text } = await spawnCommand(file, words.split(' ').filter(Boolean), store.place, env());
      expect(text).toMatch(fact);
      expect(text).toMatch(next);
      expect(text).not.toMatch(/\n\s+at |^SECRET$/m);
      expect(code).not.toBe(0);
      expect(await store.upkeep.inventory()).toEqual(before);
    },
  );

  it.concurrent.each(['release', 'compose', 'start', 'build', 'export', 'serve', 'verify', 'dev'])(
    '%s --help prints only its help',
    async (name) => {
      const { code, text } = await spawnCommand(`${name}.cli.ts`, ['--help'], store.place);
      expect([code, text]).toEqual([0, expect.stringMatching(new RegExp(`^${name}\\s`))]);
    },
  );
});
