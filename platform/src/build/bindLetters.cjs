/**
 * Binds a word of one letter to the next word with a no-break space, so that no line ends with it. This loader changes the messages of a
 * package, which are written with ordinary spaces. Input of visitors and metadata for search engines are not changed.
 * @param {string} source
 * @returns {string}
 */
module.exports = function bindLetters(source) {
  return source.replace(/(?<![\p{L}\p{N}’-])(\p{L}) (?=\S)/gu, '$1\u00a0');
};
