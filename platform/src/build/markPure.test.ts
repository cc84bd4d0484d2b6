import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const markPure = createRequire(import.meta.url)('./markPure.cjs') as (source: string) => string;

it('library calls at module level are marked pure, and display names removed', () => {
  expect(
    markPure(`var Context = React.createContext(null);
Context.displayName = "Context";
var Link = React10.forwardRef(
  function Link() {}
);
Link.displayName = "Link";
var home = new URL("http://localhost");
var Boundary = class extends React2.Component {
  render() {
    return null;
  }
};
Boundary.contextType = Context;
`),
  ).toBe(`var Context = /* @__PURE__ */ React.createContext(null);

var Link = /* @__PURE__ */ React10.forwardRef(
  function Link() {}
);

var home = /* @__PURE__ */ new URL("http://localhost");
var Boundary = /* @__PURE__ */ (() => Object.assign(class extends React2.Component {
  render() {
    return null;
  }
}, { contextType: Context }))();
`);
});

it('calls with effects and code inside functions stay unchanged', () => {
  const source = `start();
var count = 0;
var kept = React.createElement("p", null);
function later() {
  var link = React.forwardRef(named);
  link.displayName = name;
}
`;
  expect(markPure(source)).toBe(source);
});
