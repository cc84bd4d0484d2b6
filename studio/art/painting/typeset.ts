const short = /(?<![\p{L}\d’])(\p{L}{1,2}|№|−|×) (?=\S)/gu;
const figure = /(\d) (?=\d{3}(?!\d)|[₴€%]|(?:шт|г|мл|л|кг|хв|км|травня|квітня|років|роки|хвилин)(?!\p{L}))/gu;

/** Puts no-break spaces after words of one or two letters, and between figures and units. Changes only text between tags. */
export const typesetText = (html: string): string =>
  html.replace(/>([^<]+)</g, (_, text: string) => {
    // Replaces twice, because one pass skips the second of two short words in a row.
    const bound = text.replace(short, '$1\u00a0').replace(short, '$1\u00a0').replace(figure, '$1\u00a0');
    return `>${bound}<`;
  });
