import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../src/serve/node/listening.ts';
import { startFaultProxy } from './faultProxy.ts';

it('the proxy loses at most five requests in a row, counted per client', async () => {
  const server = createServer((_, response) => response.end('here'));
  const proxy = await startFaultProxy(`http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`, 1);
  const ask = (client: string) =>
    fetch(`${proxy.url}/log/00000001.json`, { headers: { 'user-agent': client, connection: 'close' } }).then(
      (response) => response.ok,
      () => false,
    );
  try {
    const successes = { alder: [] as boolean[], birch: [] as boolean[] };
    for (let round = 0; round < 12; round += 1) {
      successes.alder.push(await ask('alder'));
      if (round % 2 === 0) successes.birch.push(await ask('birch'));
    }
    expect(successes.alder).toEqual([0, 1].flatMap(() => [...Array(5).fill(false), true]));
    expect(successes.birch).toEqual([...Array(5).fill(false), true]);
    expect(proxy.counts).toEqual({ asked: 18, lost: 15 });
  } finally {
    await proxy.close();
    server.close();
  }
});
