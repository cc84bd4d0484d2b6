import { expect, it } from 'vitest';
import { parseHostNames } from './planSuites.ts';

it('HOSTS selects the named hosts, and an unknown name is refused', () => {
  expect(parseHostNames('nginx,embedded')).toEqual(['embedded', 'nginx']);
  expect(() => parseHostNames('engine')).toThrow('HOSTS names "engine". Hosts are: embedded, nginx, proxy, worker.');
});
