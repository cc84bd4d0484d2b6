/**
 * Development only, for a remote's `remote.ts`: accepts updates that no module below it accepted, usually of texts, and hands the shell the
 * updated remote.
 * @param {string} source
 * @returns {string}
 */
module.exports = function hotRemote(source) {
  return `${source}
import.meta.webpackHot.accept();
globalThis.__remoteSaved?.(remote);
`;
};
