import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { cloneStore } from '../../../test/fakeReleases.ts';
import { describeHosts } from '../../../test/matrix/hosts.ts';
import { requireProgram } from '../../../test/matrix/planSuites.ts';
import { runNginx } from '../../../test/matrix/runNginx.ts';
import { composeNewsSite } from '../../../test/newsSite.ts';
import { findFreePort } from '../../../test/startProgram.ts';
import { createSiteFetch, type FetchedResponse } from '../../proof/siteFetch.ts';
import { promote } from '../../release/promote.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { compareNginxWithExport } from './compareNginxWithExport.ts';
import { exportNginx } from './exportNginx.ts';

/** Tests an export in an nginx that serves other sites, too. */
describeHosts(() => {
  let prepared: ReleaseStore;
  beforeAll(async () => {
    prepared = (await composeNewsSite()).store;
  });

  /** Exports a site, and starts nginx with it. Options add configuration before and behind the line that includes the export. */
  async function exported(options: {
    readonly listen?: (port: number) => string;
    readonly before?: (port: number) => string;
    readonly behind?: (port: number) => string;
  }) {
    const { listen = String, before = () => '', behind = () => '' } = options;
    const [store, own, port] = [
      await cloneStore(prepared),
      await mkdtemp(join(tmpdir(), 'beside-')),
      await findFreePort(),
    ];
    const folder = join(own, 'site');
    const again = () => exportNginx({ store, folder, listen: [listen(port)] });
    const { configuration } = await again();
    const { program, brotli } = requireProgram(inject('nginx'));
    const http = `${before(port)}\n  include ${configuration};\n  ${behind(port)}`;
    const nginx = await runNginx(program, own, port, http, `load_module ${brotli};`);
    onTestFinished(nginx.stop);
    return { store, own, folder, port, again, configuration, nginx };
  }

  /** Returns the status and the release that a page shows; for another site's response, the start of its text. */
  const saysIn = ({ status, body }: FetchedResponse) => {
    const text = body.toString();
    return `${status} ${/<h1>([\d.]+)/.exec(text)?.[1] ?? text.slice(0, 20)}`;
  };

  const other =
    (name: string, more = '') =>
    (port: number) =>
      `server { listen ${port}${more}; listen [::]:${port}${more}; server_name ${name}; return 200 'the other'; }`;
  const two = (port: number) => other('other.example')(port) + other('third.example')(port);

  it('a folder with the same home page and another entry is not recognised as the export', async () => {
    const { port, folder } = await exported({});
    const mistyped = await mkdtemp(join(tmpdir(), 'mistyped-'));
    await cp(join(folder, 'live/index.html'), join(mistyped, 'live/index.html'));
    await mkdir(join(mistyped, 'proof'));
    await writeFile(join(mistyped, 'proof/newest.json'), '{ "number": 2 }');
    const seen = await compareNginxWithExport(mistyped, `${port}`, 'porohy.example');
    expect(seen).toMatchObject({ status: 200, isExported: false });
  });

  it.each([
    ['after another site', { before: other('other.example') }],
    ['before another site', { behind: other('other.example') }],
    ['next to a default site', { behind: other('other.example', ' default_server') }],
    ['after two sites', { before: two }],
    ['before two sites', { behind: two }],
    ['between two sites', { before: other('other.example'), behind: other('third.example', ' default_server') }],
  ])('the export responds under its own host name %s, over IPv4 and IPv6', async (_, places) => {
    const { port, folder } = await exported(places);
    for (const place of [`${port}`, `127.0.0.1:${port}`, `[::]:${port}`])
      expect(await compareNginxWithExport(folder, place, 'porohy.example')).toMatchObject({
        status: 200,
        isExported: true,
      });
    for (const origin of [`http://127.0.0.1:${port}`, `http://[::1]:${port}`]) {
      const says = async (host: string) =>
        saysIn(await createSiteFetch(origin, { keepAlive: false })('/news', { host }));
      expect([origin, await says('porohy.example')]).toEqual([origin, '200 1.1.0']);
      expect([origin, await says('other.example')]).toEqual([origin, '200 the other']);
    }
  });

  it('the commands of docs/deploy.md replace the default site by the export', async () => {
    const guide = await readFile(join(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8');
    const [, install = '', commands = ''] = /## nginx\n.*?```sh\n(apt-get .*?\n)(.*?)```/s.exec(guide) ?? [];
    expect(install).toContain('nginx-light libnginx-mod-http-brotli-static');
    const [store, own, port] = [
      await cloneStore(prepared),
      await mkdtemp(join(tmpdir(), 'launch-')),
      await findFreePort(),
    ];
    const sites = join(own, 'sites-enabled');
    await mkdir(sites);
    await writeFile(join(sites, 'default'), `server { listen ${port} default_server; return 200 welcome; }`);
    const { program, brotli } = requireProgram(inject('nginx'));
    const nginx = await runNginx(program, own, port, `include ${sites}/*;`, `load_module ${brotli};`);
    onTestFinished(nginx.stop);
    const exporting = join(import.meta.dirname, '../../commands/export.cli.ts');
    const here = commands
      .replaceAll('npm run export --', `${process.execPath} ${exporting}`)
      .replaceAll('/srv/porohy', join(own, 'site'))
      .replaceAll('/etc/nginx/sites-enabled', sites)
      .replaceAll('--listen 80', `--listen ${port}`)
      .replace(/^nginx /gm, `${program} -c ${own}/nginx.conf `);
    expect(saysIn(await nginx.ask('/news'))).toBe('200 welcome');
    const env = { ...process.env, RELEASES: store.place };
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', here], { env });
    expect(stdout).toContain(`Another site responds at 127.0.0.1:${port} (200).`);
    expect(stdout).toContain(`Entry 2 is live: nginx serves it at 127.0.0.1:${port}.`);
    expect(saysIn(await nginx.ask('/news'))).toBe('200 1.1.0');
  });

  it('a new site appears at once despite nginx’s open_file_cache', async () => {
    const keeps = () => 'open_file_cache max=1000 inactive=10m; open_file_cache_valid 10m;';
    const { nginx, store, again } = await exported({ before: keeps });
    const says = async () => saysIn(await nginx.ask('/news'));
    expect(await says()).toBe('200 1.1.0');
    await promote({ store, release: { name: 'news', version: '2.0.0' } });
    await again();
    expect(await says()).toBe('200 2.0.0');
  });

  it('a location that another program adds to nginx.conf is served', async () => {
    const { nginx, configuration } = await exported({});
    const made = await readFile(configuration, 'utf8');
    const proof = 'location = /.well-known/acme-challenge/a_B-1 { default_type text/plain; return 200 proven; }';
    await writeFile(configuration, made.replace('  server_name', `  ${proof}\n  server_name`));
    await nginx.reload();
    expect((await nginx.ask('/.well-known/acme-challenge/a_B-1')).body.toString()).toBe('proven');
  });

  describe('an export with a certificate that certbot added', () => {
    const [key, chain] = ['key.pem', 'chain.pem'].map((name) => join(tmpdir(), name)) as [string, string];
    const lines = `ssl_certificate ${chain}; # managed by Certbot\n  ssl_certificate_key ${key}; # managed by Certbot`;
    beforeAll(() => {
      const words = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=porohy.example -keyout';
      execFileSync('openssl', [...words.split(' '), key, '-out', chain], { stdio: 'ignore' });
    });

    /** Runs certbot, which adds a certificate to the configuration. */
    async function installCertificate(own: string): Promise<number> {
      const port = await findFreePort();
      const places = ['config', 'work', 'logs'].flatMap((each) => [`--${each}-dir`, join(own, each)]);
      const words = `install --nginx --nginx-server-root ${own} --https-port ${port} -n -d porohy.example --no-redirect`;
      const given = ['--cert-path', chain, '--key-path', key, '--fullchain-path', chain];
      await promisify(execFile)(requireProgram(inject('certbot')), [...words.split(' '), ...places, ...given]);
      return port;
    }

    const byTls = (port: number): Promise<number | undefined> =>
      new Promise((resolve) => {
        const asked = request({ port, host: '127.0.0.1', rejectUnauthorized: false, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        asked.on('error', () => resolve(undefined)).end();
      });

    it('the certificate stays after the next export and a reload', async () => {
      const { nginx, configuration, store, again } = await exported({});
      const port = await findFreePort();
      const made = await readFile(configuration, 'utf8');
      const theirs = made.replace(
        '  server_name',
        `  listen ${port} ssl; # managed by Certbot\n  ${lines}\n  server_name`,
      );
      await writeFile(configuration, theirs);
      await nginx.reload();
      expect(await byTls(port)).toBe(200);
      await promote({ store, release: { name: 'news', version: '2.0.0' } });
      expect(await again()).toMatchObject({ configured: false, missing: [] });
      await nginx.reload();
      expect(await byTls(port)).toBe(200);
      expect(saysIn(await nginx.ask('/news'))).toBe('200 2.0.0');
      expect(await readFile(configuration, 'utf8')).toBe(theirs);
    });

    it.skipIf('lacks' in inject('certbot'))(
      'certbot’s plugin can install a certificate into the export, which keeps it',
      async () => {
        const { nginx, own, folder, configuration, again } = await exported({});
        const port = await installCertificate(own);
        expect(await readFile(configuration, 'utf8')).toContain(`listen ${port} ssl; # managed by Certbot`);
        expect(await byTls(port)).toBe(200);
        expect(await compareNginxWithExport(folder, `${port} ssl`, 'porohy.example')).toMatchObject({
          isExported: true,
        });
        expect(await again()).toMatchObject({ configured: false, missing: [] });
        await nginx.reload();
        expect(await byTls(port)).toBe(200);
      },
    );

    it.skipIf('lacks' in inject('certbot'))(
      'certbot’s plugin can install a certificate into the example in docs/examples',
      async () => {
        const [own, port] = [await mkdtemp(join(tmpdir(), 'example-')), await findFreePort()];
        const example = await readFile(join(import.meta.dirname, '../../../../docs/examples/nginx.conf'), 'utf8');
        const file = join(own, 'porohy.conf');
        await writeFile(file, example.replace('listen 80;', `listen ${port};`).replace('[::]:80;', `[::]:${port};`));
        const nginx = await runNginx(requireProgram(inject('nginx')).program, own, port, `include ${file};`);
        onTestFinished(nginx.stop);
        expect(await readFile(file, 'utf8')).not.toContain('Certbot');
        const tls = await installCertificate(own);
        expect(await readFile(file, 'utf8')).toContain(`listen ${tls} ssl; # managed by Certbot`);
      },
    );
  });
}, ['nginx']);
