import { expect, it } from 'vitest';
import { hostsAsked } from './planSuites.ts';

it('asks the hosts that are named, and refuses an unknown name', () => {
  expect(hostsAsked('nginx,embedded')).toEqual(['embedded', 'nginx']);
  expect(() => hostsAsked('engine')).toThrow('HOSTS names "engine". Hosts are: embedded, nginx, proxy, worker.');
});
