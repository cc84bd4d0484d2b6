import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, it } from 'vitest';
import { createServerUrl, listen } from './listening.ts';

/** Returns a fake server whose `listen` fails with this error code. */
const refusing = (code: string): Server =>
  Object.assign(new EventEmitter(), {
    listen(this: EventEmitter) {
      this.emit('error', Object.assign(new Error(`listen ${code}`), { code }));
    },
  }) as unknown as Server;

it('listening on a foreign or unknown address fails with the name of its setting', async () => {
  const foreign = listen(createServer(), 0, '192.0.2.1');
  await expect(foreign).rejects.toThrow('HOST is "192.0.2.1", which is not an address of this machine.');
  for (const code of ['ENOTFOUND', 'EAI_AGAIN'])
    await expect(listen(refusing(code), 9464, 'nowhere.invalid', 'OPERATIONS_PORT')).rejects.toThrow(
      'OPERATIONS_HOST is "nowhere.invalid", which is not an address of this machine.',
    );
});

it('listening without permission fails with the next step, and another error keeps the system’s message', async () => {
  await expect(listen(refusing('EACCES'), 80, '0.0.0.0')).rejects.toThrow(
    /may not listen on port 80\.\s+Choose a port from 1024/,
  );
  await expect(listen(refusing('EMFILE'), 80, '0.0.0.0')).rejects.toThrow('listen EMFILE');
});

it('an IPv6 address in URL brackets is accepted', async () => {
  const hosts: string[] = [];
  const server = Object.assign(new EventEmitter(), {
    listen(_port: number, host: string, done: () => void) {
      hosts.push(host);
      done();
    },
    address: () => ({ port: 1234 }),
  }) as unknown as Server;
  expect([await listen(server, 0, '[::1]'), hosts]).toEqual([1234, ['::1']]);
});

it.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['[::]', 'http://localhost:3000'],
  ['0', 'http://localhost:3000'],
  ['0:0:0:0:0:0:0:0', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['[fd00::2]', 'http://[fd00::2]:3000'],
  ['10.0.0.4', 'http://10.0.0.4:3000'],
  ['web.internal', 'http://web.internal:3000'],
])('a server that listens on %s is reached at %s', (host, url) => {
  expect(createServerUrl(host, 3000, 'localhost')).toBe(url);
});
