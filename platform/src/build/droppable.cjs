/**
 * Marks as free of effects what a library makes when it is loaded: a component with a name for developers' tools, a class that extends
 * another. Where a page never uses it, it would stay in the page: no tool can know that making it has no effect. Nothing that is used works
 * differently.
 * @param {string} source
 * @returns {string}
 */
module.exports = function droppable(source) {
  return source
    .replace(/^\w+\.displayName = "\w*";$/gm, '')
    .replace(/^(var \w+ = )((?:React\d*\.(?:forwardRef|memo|createContext)|new \w+)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(
      /^(var (\w+) = )(class extends React\d*\.Component \{[\s\S]*?^\});(?:\n\2\.contextType = (\w+);)?/gm,
      (_whole, head, _name, body, context) =>
        `${head}/* @__PURE__ */ (() => ${context ? `Object.assign(${body}, { contextType: ${context} })` : body})();`,
    );
};
