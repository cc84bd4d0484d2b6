import { expect, it } from 'vitest';
import { parseHostNames, planSuites, requireProgram, tryFind } from './planSuites.ts';

const nginx = await tryFind(() => 'nginx');
const workerd = await tryFind(() => Promise.reject(new Error('No workerd was found.')));

it('skips a host whose program is missing, by a title that names it and the reason', () => {
  const title = 'SKIPPED worker: No workerd was found.';
  expect(planSuites('worker', workerd, false)).toEqual({ title, skip: true });
  expect(planSuites('nginx', nginx, false)).toEqual({ title: 'nginx', skip: false });
  expect(planSuites('embedded', undefined, false)).toEqual({ title: 'embedded', skip: false });
});

it('fails for such a host in continuous integration, with the reason', () => {
  expect(planSuites('worker', workerd, true)).toEqual({ title: 'worker', skip: false });
  expect(() => requireProgram(workerd)).toThrow('No workerd was found.');
});

it('asks the hosts that are named, and refuses an unknown name', () => {
  expect(parseHostNames('nginx,embedded')).toEqual(['embedded', 'nginx']);
  expect(() => parseHostNames('engine')).toThrow('HOSTS names "engine". Hosts are: embedded, nginx, proxy, worker.');
});
