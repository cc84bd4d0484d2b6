const short = /(?<![\p{L}\d’])(\p{L}{1,2}|№|−|×) (?=\S)/gu;
const figure = /(\d) (?=\d{3}(?!\d)|[₴€%]|(?:шт|г|мл|л|кг|хв|км|травня|квітня|років|роки|хвилин)(?!\p{L}))/gu;

/** Binds one- and two-letter words, and figures with their units, to what follows, in the texts between tags only. */
export const typeset = (html: string): string =>
  html.replace(/>([^<]+)</g, (_, text: string) => {
    // Twice, since two short words in a row share a space.
    const bound = text.replace(short, '$1\u00a0').replace(short, '$1\u00a0').replace(figure, '$1\u00a0');
    return `>${bound}<`;
  });
