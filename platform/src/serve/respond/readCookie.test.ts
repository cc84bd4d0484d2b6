import { expect, it } from 'vitest';
import { readCookie } from './SiteRequest.ts';

it.each([
  ['b=2;a = 1 ;c=3', '1'],
  ['a=1; a=2', '2'],
  ['a=x=y', 'x=y'],
  ['a=', ''],
  ['ba=1', undefined],
  ['b=a=1', undefined],
  ['b="; c"=1', undefined],
  ['', undefined],
])('in the header %j the cookie a has the value %j', (header, value) => {
  expect(readCookie(header, 'a')).toBe(value);
});
