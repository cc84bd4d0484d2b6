import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { spawnCommand } from '../../test/spawnCommand.ts';
import { readDrainSeconds, readMonitoringSettings, readPort } from './serverSettings.ts';

/** Tests that `docs/examples` (systemd unit, containers, nginx) use existing settings, ports, paths and commands. */

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'docs/examples');
const example = (name: string) => readFile(join(folder, name), 'utf8');

/** Command with which a service starts the server from the workspace. */
const served = ['node_modules/.bin/node', 'platform/src/commands/serve.cli.ts'];

type Settings = Record<string, string>;
let told: string;
beforeAll(async () => {
  told = (await spawnCommand('serve.cli.ts', ['--help'], '')).text;
});

/** Asserts that `serve` accepts the settings of an example. */
function expectReadable(settings: Settings): void {
  for (const name of Object.keys(settings)) expect(told).toMatch(new RegExp(`\\b${name}=`));
  expect(readPort('PORT', settings.PORT ?? '')).toBe(8080);
  expect(readMonitoringSettings(settings)).toMatchObject({
    operations: { port: 9464 },
    accessLog: settings.ACCESS_LOG,
  });
}

/** Returns the address to which the example `nginx.conf` passes requests; the server must listen there. */
const proxied = async () => /upstream porohy \{\s*server (127\.0\.0\.1:\d+);/.exec(await example('nginx.conf'))?.[1];

describe('the systemd unit', () => {
  let lines: readonly (readonly [string, string])[];
  const all = (key: string) => lines.filter(([each]) => each === key).map(([, value]) => value);
  beforeAll(async () => {
    const text = await example('porohy.service');
    lines = [...text.matchAll(/^([A-Z]\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value] as const);
  });

  it('the unit’s settings exist, and its port is the one in the nginx example', async () => {
    const settings = Object.fromEntries(all('Environment').map((each) => each.split(/=(.*)/s))) as Settings;
    expectReadable(settings);
    expect(await proxied()).toBe(`127.0.0.1:${settings.PORT}`);
    // The folder must be the unit's `LogsDirectory`: systemd creates that folder, and lets the service write there.
    expect(settings.ACCESS_LOG).toBe(`/var/log/${all('LogsDirectory')[0]}/access.log`);
  });

  it('the settings in the unit’s comments exist', async () => {
    const [, named = ''] = /# Lines like (.*);/.exec(await example('porohy.service')) ?? [];
    expect(named.match(/[A-Z_]+(?==)/g)).toHaveLength(2);
    for (const name of named.match(/[A-Z_]+(?==)/g) ?? []) expect(told).toMatch(new RegExp(`\\b${name}=`));
  });

  it('the unit runs an existing command', async () => {
    const [command = ''] = all('ExecStart');
    expect([command, all('WorkingDirectory')]).toEqual([`/opt/porohy/${served.join(' ')}`, ['/opt/porohy']]);
    for (const path of served) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });

  it('the unit’s stop timeout exceeds the time that the server needs to stop', () => {
    const [draining, underWay, log] = [readDrainSeconds({ OPERATIONS_PORT: '9464' }), 5, 1];
    expect(Number(all('TimeoutStopSec')[0])).toBeGreaterThan(draining + underWay + log);
  });

  it('the logrotate example reloads the service by the unit’s own reload signal', async () => {
    const text = await example('porohy.logrotate');
    const settings = Object.fromEntries(all('Environment').map((each) => each.split(/=(.*)/s))) as Settings;
    expect(text).toContain(`\n${settings.ACCESS_LOG} {`);
    expect([/postrotate\s+(.*)\n/.exec(text)?.[1], all('ExecReload')]).toEqual([
      'systemctl reload porohy',
      ['/bin/kill -HUP $MAINPID'],
    ]);
  });
});

describe('the example containers', () => {
  interface Service {
    readonly command: readonly string[];
    readonly environment: Record<string, string | null>;
    readonly volumes: readonly string[];
    readonly healthcheck: { readonly test: readonly string[] };
    readonly profiles: readonly string[];
    readonly ports?: readonly string[];
    readonly network_mode?: string;
  }
  let services: Readonly<Record<'alone' | 'site' | 'nginx', Service>>;
  beforeAll(async () => {
    ({ services } = parse(await example('compose.yml'), { merge: true }));
  });

  it.each(['alone', 'site'] as const)('the container %s runs the server with existing settings', (name) => {
    const { command, environment, healthcheck } = services[name];
    expect(command).toEqual(served);
    const given = Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== null);
    expectReadable(Object.fromEntries(given));
    for (const setting of Object.keys(environment)) expect(told).toMatch(new RegExp(`\\b${setting}=`));
    expect(healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${environment.OPERATIONS_PORT}/healthz`);
  });

  it('files mounted into the containers exist and are read-only', () => {
    const mounted = Object.values(services).flatMap(({ volumes }) => volumes.map((each) => each.split(':')));
    for (const [from = '', , rights] of mounted)
      expect([from, existsSync(join(folder, from)), rights]).toEqual([from, true, 'ro']);
    expect(existsSync(join(folder, mounted[0]?.[0] ?? '', 'run.mjs'))).toBe(true);
  });

  it('visitors reach the containers’ site; only the machine itself reaches the operations port', async () => {
    const { alone, site, nginx } = services;
    expect([alone.ports, nginx.ports, site.ports]).toEqual([
      ['8080:8080', '127.0.0.1:9464:9464'],
      ['80:80', '127.0.0.1:9464:9464'],
      undefined,
    ]);
    // Expects nginx and the server in one network namespace, because the server trusts nginx's headers only from there.
    expect([site.network_mode, site.environment.HOST, alone.environment.HOST]).toEqual([
      'service:nginx',
      undefined,
      '0.0.0.0',
    ]);
    expect(await proxied()).toBe(`127.0.0.1:${site.environment.PORT}`);
  });

  it('docs/operate.md starts the containers with the right profiles, and its example files exist', async () => {
    const guide = await readFile(join(root, 'docs/operate.md'), 'utf8');
    for (const { profiles } of Object.values(services))
      expect(guide).toContain(`docker compose -f docs/examples/compose.yml --profile ${profiles[0]} up -d`);
    for (const [path] of guide.matchAll(/docs\/examples\/[\w.-]+\.\w+/g))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });
});
