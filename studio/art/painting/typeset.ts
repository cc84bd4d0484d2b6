const short = /(?<![\p{L}\d’])(\p{L}{1,2}|№|−|×) (?=\S)/gu;
const figure = /(\d) (?=\d{3}(?!\d)|[₴€%]|(?:шт|г|мл|л|кг|хв|км|травня|квітня|років|роки|хвилин)(?!\p{L}))/gu;

/** Joins words of one or two letters to the next word, and figures to their units, with no-break spaces. Changes only text between tags. */
export const typeset = (html: string): string =>
  html.replace(/>([^<]+)</g, (_, text: string) => {
    // Twice, because two short words in a row share a space.
    const bound = text.replace(short, '$1\u00a0').replace(short, '$1\u00a0').replace(figure, '$1\u00a0');
    return `>${bound}<`;
  });
