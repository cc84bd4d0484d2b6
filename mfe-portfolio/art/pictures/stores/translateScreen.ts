import type { EnglishTexts, PaintedScreen } from './Store.ts';

/** Changes figures such as `1 240 ₴`, `100–600 ₴`, `38,00 €` and `№ 2041` to the English notation. */
const figuresInEnglish = (text: string) =>
  text
    .replace(/(\d)\s(?=\d{3}\s₴)/gu, '$1,')
    .replace(/(\d[\d,–]*)\s₴/gu, '₴$1')
    .replace(/№\s/gu, 'No. ')
    .replace(/(\d+),(\d\d)\s?€/gu, '€$1.$2');

/**
 * Translates a store's screen into English.
 * @throws Error if the screen has a Ukrainian text that `words` does not contain
 */
export function translateScreen({ style, body }: PaintedScreen, words: EnglishTexts): PaintedScreen {
  const translated = body.replace(/(?<=>)[^<>]*\p{Script=Cyrillic}[^<>]*(?=<)/gu, (text) => {
    const word = words[text.trim()];
    if (word === undefined)
      throw new Error(
        `A screen shows "${text.trim()}", which its store has no English for. Add it to the store's english.ts.`,
      );
    return text.replace(text.trim(), word);
  });
  return { style, body: translated.replace(/(?<=>)[^<>]+(?=<)/gu, figuresInEnglish) };
}
