import { expect, it } from 'vitest';
import { createRequest, decodeBody } from '../../../test/createVisitors.ts';
import { noSpeculation, rulesForMouse, speculationRules } from '../../store/responses/speculationRules.ts';
import { respondWithSpeculationRules } from './speculation.ts';

const rulesWith = (headers: Readonly<Record<string, string>>): string =>
  decodeBody(respondWithSpeculationRules(createRequest('/speculation.json', headers)));
const desktop = { 'sec-ch-ua-mobile': '?0', 'sec-ch-ua': '"Not A(Brand";v="8", "Chromium";v="156", "Chrome";v="156"' };

it('pages are prerendered on hover with a mouse, and on press on a phone', () => {
  expect(rulesWith(desktop)).toBe(rulesForMouse);
  expect(rulesWith({ ...desktop, 'sec-ch-ua-mobile': '?1' })).toBe(speculationRules);
  expect(rulesWith({})).toBe(speculationRules);
});

it('Chromium before 141 gets no eager speculation rules, because it would prerender every link', () => {
  for (const version of [9, 99, 121, 140])
    expect(rulesWith({ ...desktop, 'sec-ch-ua': `"Chromium";v="${version}"` }), `${version}`).toBe(speculationRules);
  for (const version of [141, 159, 200, 1000])
    expect(rulesWith({ ...desktop, 'sec-ch-ua': `"Chromium";v="${version}"` }), `${version}`).toBe(rulesForMouse);
});

it('visitors who save data get no speculation rules', () => {
  for (const value of ['on', 'On', ' on', 'on; x'])
    expect(rulesWith({ ...desktop, 'save-data': value })).toBe(noSpeculation);
  for (const value of ['', 'off', 'one']) expect(rulesWith({ 'save-data': value }), value).toBe(speculationRules);
});

it('speculation rules exclude links to the same page with a fragment or query', () => {
  for (const rules of [speculationRules, rulesForMouse])
    for (const { where } of Object.values<{ where: { and: unknown[] } }[]>(JSON.parse(rules)).flat())
      expect(where.and).toContainEqual({ not: { href_matches: '?*', relative_to: 'document' } });
});

it('speculation rules exclude previews, released files, downloads and links within the page', () => {
  for (const rules of [speculationRules, rulesForMouse])
    for (const { where } of Object.values<{ where: unknown }[]>(JSON.parse(rules)).flat())
      for (const left of ['/preview/*', '/r/*', '[download]', '[target=_blank]', '[href^=\\"#\\"]'])
        expect(JSON.stringify(where)).toContain(left);
});
