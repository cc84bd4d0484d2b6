/**
 * Loader for a remote's `remote.ts`, in development only. The appended code accepts updates that no importing module accepts, usually
 * texts. It passes the updated remote to the shell.
 * @param {string} source
 * @returns {string}
 */
module.exports = function hotRemote(source) {
  return `${source}
import.meta.webpackHot.accept();
globalThis.__remoteSaved?.(remote);
`;
};
