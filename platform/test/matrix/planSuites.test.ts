import { expect, it } from 'vitest';
import { parseHostNames } from './planSuites.ts';

it('parseHostNames returns the named hosts in order and refuses an unknown name', () => {
  expect(parseHostNames('nginx,embedded')).toEqual(['embedded', 'nginx']);
  expect(() => parseHostNames('engine')).toThrow('HOSTS names "engine". Hosts are: embedded, nginx, proxy, worker.');
});
