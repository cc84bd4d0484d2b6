/**
 * Loader for a remote's `remote.ts`, in development only. The appended code accepts updates that no imported module accepted, usually of
 * texts, and passes the updated remote to the shell.
 * @param {string} source
 * @returns {string}
 */
module.exports = function hotRemote(source) {
  return `${source}
import.meta.webpackHot.accept();
globalThis.__remoteSaved?.(remote);
`;
};
