/**
 * Development only, for a remote's `remote.ts`: what is saved below it and stops nowhere before, a text as a rule, ends here, and the shell is
 * given the remote anew.
 * @param {string} source
 * @returns {string}
 */
module.exports = function hotRemote(source) {
  return `${source}
import.meta.webpackHot.accept();
globalThis.__remoteSaved?.(remote);
`;
};
