import { expect, it } from 'vitest';
import { readListen, readNames } from './operatorConfig.ts';

it.each([
  [['80'], ['80', '[::]:80']],
  [[' 80 '], ['80', '[::]:80']],
  [
    ['80', '[::]:80'],
    ['80', '[::]:80'],
  ],
  [['443 ssl http2'], ['443 ssl http2', '[::]:443 ssl http2']],
  [
    ['127.0.0.1:8080', '[::1]:8080'],
    ['127.0.0.1:8080', '[::1]:8080'],
  ],
  [['0.0.0.0:80'], ['0.0.0.0:80']],
  [['[::]:80 ipv6only=off'], ['[::]:80 ipv6only=off']],
])('the listen values %j are accepted', (values, lines) => expect(readListen(values)).toEqual(lines));

it.each([
  '0',
  '99999',
  '',
  '080',
  '80;',
  '80; } server { listen 81',
  '80 {',
  'porohy.example:80',
  '999.0.0.1:80',
  '[::zz]:80',
  '[::1]:',
  '80 SSL',
  '80 ipv6only=off',
  'unix:/run/porohy',
])('the listen value "%s" is refused', (value) =>
  expect(() => readListen(['80', value])).toThrow(`"${value}" is not an address that nginx can listen on`),
);

it.each([
  [' Porohy.Example ', 'porohy.example'],
  ['агенція.укр', 'xn--80agg6a7b0c6b.xn--j1amh'],
  ['*.porohy.example', '*.porohy.example'],
  ['localhost', 'localhost'],
])('the server name %s is accepted', (value, name) => expect(readNames([value])).toEqual([name]));

it.each(['', 'https://porohy.example', 'porohy.example:80', 'porohy.example/', 'a b', '~^x$', '_', 'x;', '*', '$host'])(
  'the server name "%s" is refused',
  (value) => expect(() => readNames([value])).toThrow('is not a host name'),
);
