import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLiveStore, putFakeEntry, putFakeSite } from '../../../test/fakeSite.ts';
import type { ReleaseStore } from '../../store/backends/releaseStore.ts';
import { exportNginx } from './exportNginx.ts';

let store: ReleaseStore;
let folder: string;
let configuration: string;
const again = (listen = ['80'], names?: readonly string[]) => exportNginx({ store, folder, listen, names });
const text = () => readFile(configuration, 'utf8');
const goOn = async (number = 2) => putFakeEntry(store, number, await putFakeSite(store, `site ${number}`));
const shown = async () => /<title>([^<]*)/.exec(await readFile(join(folder, 'live/index.html'), 'utf8'))?.[1];

beforeEach(async () => {
  ({ store } = await createLiveStore());
  folder = `${store.place}-site`;
  ({ configuration } = await again());
});

describe('nginx.conf', () => {
  it('nginx.conf serves the host of the site’s origin, over IPv4 and IPv6', async () => {
    expect(await text()).toContain('  listen 80;\n  listen [::]:80;\n  server_name porohy.example;\n');
  });

  it('nginx.conf follows the options of the export unless it was edited', async () => {
    const site = { origin: 'https://агенція.example' };
    await putFakeEntry(store, 2, await putFakeSite(store, 'second'), {
      composition: { releases: { shell: '1.0.0' }, site },
    });
    expect(await again(['8080', '[::1]:443 ssl'])).toMatchObject({ configured: true, missing: [] });
    expect(await text()).toContain(
      '  listen 8080;\n  listen [::]:8080;\n  listen [::1]:443 ssl;\n  server_name xn--80agg6a7b0c6b.example;\n',
    );
    expect(await again(['8080', '[::1]:443 ssl'])).toMatchObject({ configured: false });
    await again(['80'], ['agency.example', 'www.agency.example']);
    expect(await text()).toContain('  server_name agency.example www.agency.example;\n');
  });

  it('edits of nginx.conf stay, and the export reports missing lines', async () => {
    const ours = await text();
    const theirs = ours.replace('listen 80;', 'listen 443 ssl; # managed by Certbot\n  ssl_certificate /etc/c.pem;');
    await writeFile(configuration, theirs);
    await goOn();
    expect(await again()).toMatchObject({ configured: false, missing: ['listen 80;'] });
    expect((await again(['443 ssl'], ['agency.example'])).missing).toEqual([
      'listen [::]:443 ssl;',
      'server_name agency.example;',
    ]);
    expect([await text(), await shown()]).toEqual([theirs, 'site 2']);
    const short = 'server { listen 80; listen [::]:80; server_name www.porohy.example porohy.example; }';
    await writeFile(configuration, `${ours.replace(/server \{.*\}/s, short)}\n# ${folder}/nginx/server.conf`);
    expect(await again()).toMatchObject({ missing: [] });
  });

  it('an nginx.conf that does not include the policy is refused', async () => {
    await writeFile(configuration, '# Made by "npm run export -- nginx" from the policy.\nserver { listen 80; }\n');
    await goOn();
    await expect(again()).rejects.toThrow('does not include the policy');
    expect([await shown(), await text()]).toEqual(['first', expect.stringContaining('server { listen 80; }')]);
    await rename(configuration, `${configuration}.old`);
    expect(await again()).toMatchObject({ configured: true });
  });

  it('an nginx.conf that cannot be read is not replaced', async () => {
    await rm(configuration);
    await mkdir(configuration);
    await goOn();
    await expect(again()).rejects.toThrow(`${configuration} cannot be read (EISDIR). The export would replace it.`);
    expect(await shown()).toBe('first');
  });

  it.each(['http', 'server'])('nginx.conf includes nginx/%s.conf, which is refused if it was edited', async (block) => {
    const file = join(folder, `nginx/${block}.conf`);
    expect(await text()).toContain(`include "${file}";`);
    const made = await readFile(file, 'utf8');
    await writeFile(file, `${made}server_tokens on;\n`);
    await goOn();
    await expect(again()).rejects.toThrow(`${file} was edited after the export wrote it`);
    expect([await shown(), await readFile(file, 'utf8')]).toEqual(['first', `${made}server_tokens on;\n`]);
    await rm(file);
    expect(await again()).toMatchObject({ configured: true });
    expect([await shown(), await readFile(file, 'utf8')]).toEqual(['site 2', made]);
  });
});

it('two exports on one nginx have different variable names in nginx.conf', async () => {
  const own = (place: string) => readFile(join(place, 'nginx/http.conf'), 'utf8');
  const other = `${folder}-other`;
  await exportNginx({ store, folder: other, listen: ['80'] });
  const [ours, theirs] = (await Promise.all([own(folder), own(other)])).map((each) => each.match(/\$porohy_\w+/g));
  expect(ours?.length).toBeGreaterThan(20);
  expect(ours?.filter((name) => theirs?.includes(name))).toEqual([]);
});
