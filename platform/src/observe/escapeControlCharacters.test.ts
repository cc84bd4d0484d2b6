import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeControlCharacters } from './escapeControlCharacters.ts';

it('escaped JSON has the same value and no control characters', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.oneof(
          fc.string({ unit: 'binary', maxLength: 1 }),
          fc.constantFrom('\u009b', '\u202e', '\u2028', '\x7f', '\\', '"'),
        ),
      }),
      (text) => {
        const json = escapeControlCharacters(JSON.stringify({ [text]: text }));
        expect(JSON.parse(json)).toEqual({ [text]: text });
        expect(json).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
      },
    ),
  );
});
