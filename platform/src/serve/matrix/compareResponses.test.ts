import { expect, it } from 'vitest';
import { differences, exceptions, factsOfHost, factsOfPolicy } from './compareResponses.ts';

const headers = {
  'cache-control': 'no-cache',
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  vary: 'Accept-Encoding',
  etag: '"a"',
};
const body = Buffer.from('text');

it('notices every field that is changed, lost or added', () => {
  const expected = factsOfPolicy({ status: 200, headers, body }, 'GET');
  expect(differences(expected, factsOfHost({ status: 200, headers, body }))).toEqual([]);
  for (const name of Object.keys(headers)) {
    const { [name as keyof typeof headers]: _, ...without } = headers;
    expect(differences(expected, factsOfHost({ status: 200, headers: without, body })), name).toHaveLength(1);
    if (name === 'etag') continue;
    const changed = { ...headers, [name]: 'other' };
    expect(differences(expected, factsOfHost({ status: 200, headers: changed, body })), name).toHaveLength(1);
  }
  for (const name of ['last-modified', 'access-control-allow-origin', 'x-robots-tag', 'location'])
    expect(
      differences(expected, factsOfHost({ status: 200, headers: { ...headers, [name]: 'x' }, body })),
      name,
    ).toHaveLength(1);
  expect(differences(expected, factsOfHost({ status: 200, headers, body: Buffer.from('texx') }))).toHaveLength(1);
  expect(differences(expected, factsOfHost({ status: 404, headers, body }))).not.toEqual([]);
  expect(
    differences(expected, factsOfHost({ status: 200, headers: { ...headers, server: 'nginx/1.22.1' }, body })),
  ).toHaveLength(1);
  expect(
    differences(expected, factsOfHost({ status: 200, headers: { ...headers, 'set-cookie': ['a=b'] }, body })),
  ).toHaveLength(1);
});

it('excepts what is named, at that host and status alone', () => {
  const [exception] = exceptions;
  const [expected, seen] = [
    { status: '416', 'cache-control': 'no-cache', tag: undefined },
    { status: '416', 'cache-control': 'immutable', tag: 'there' },
  ];
  expect(differences(expected, seen, exception?.host)).toEqual(['tag: there, where the policy says nothing']);
  expect(differences(expected, seen, 'Worker')).toHaveLength(2);
  expect(differences({ ...expected, status: '200' }, { ...seen, status: '200' }, exception?.host)).toHaveLength(2);
});
