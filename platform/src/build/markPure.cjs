/**
 * Marks expressions that a library evaluates at load as pure, such as `forwardRef(…)` or a class that extends another. Without the mark,
 * unused ones stay in the bundle, because no bundler can prove that they have no side effect. Used code behaves as before.
 * @param {string} source
 * @returns {string}
 */
module.exports = function markPure(source) {
  return source
    .replace(/^\w+\.displayName = "\w*";$/gm, '')
    .replace(/^(var \w+ = )((?:React\d*\.(?:forwardRef|memo|createContext)|new \w+)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(
      /^(var (\w+) = )(class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\2\.contextType = (\w+);)?/gm,
      (_whole, head, _name, body, context) =>
        `${head}/* @__PURE__ */ (() => ${context ? `Object.assign(${body}, { contextType: ${context} })` : body})();`,
    );
};
