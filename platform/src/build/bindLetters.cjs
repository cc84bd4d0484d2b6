/**
 * A word of one letter belongs to the next one: no line of a text ends with it. This loader puts the no-break space into the messages of a package,
 * which are written with ordinary ones. What a visitor types, and what search engines are told, never comes by here.
 * @param {string} source
 * @returns {string}
 */
module.exports = function bindLetters(source) {
  return source.replace(/(?<![\p{L}\p{N}’-])(\p{L}) (?=\S)/gu, '$1\u00a0');
};
