import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const bindLetters = createRequire(import.meta.url)('./bindLetters.cjs') as (source: string) => string;

it('a one-letter word is bound to the next word, sign, placeholder or tag', () => {
  const bound = (text: string) => bindLetters(JSON.stringify({ title: text })).replaceAll('\u00a0', '_');
  expect(bound('І в «Пороги», а не з {brand} (у <mail>листі</mail>)')).toBe(
    '{"title":"І_в_«Пороги», а_не з_{brand} (у_<mail>листі</mail>)"}',
  );
  expect(bound('I have a plan: 5 x 7')).toBe('{"title":"I_have a_plan: 5 x_7"}');
});

it('longer words, parts of words, ends of texts and other file content stay unchanged', () => {
  const source = '{\n  "a": ["пів’я та S-u p", "як-і", "слово й", "5 років"],\n  "b": { "c": 7 }\n}\n';
  expect(bindLetters(source)).toBe(source);
});
