/**
 * What a library makes when it is loaded and a page never uses stays in the page, where no tool can know that making it has no effect:
 * a component with a name for developers' tools, a class that extends another. This loader says so. Nothing that is used works differently.
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
