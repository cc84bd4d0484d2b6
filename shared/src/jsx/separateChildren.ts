import { type ElementType, Fragment, type ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';

const cell = /^(t[dh]|caption)$/;
/** Elements in which React warns of white space. */
const row = /^t(able|head|body|r)$/;

/**
 * Puts white space between the elements in an element, as HTML has that is written by hand. JSX drops it, and a page would be read as "01SEO" without
 * its styles. Flex, grid and blocks do not show it. Elements that are parts of one word have `{''}` between them.
 * @returns the props of the element
 */
export function separateChildren(type: ElementType, props: { readonly children?: ReactNode }): object {
  const { children } = props;
  const name = typeof type === 'string' ? type : '';
  if (cell.test(name)) return { ...props, children: endWithSpace(children) };
  return Array.isArray(children) && !row.test(name) ? { ...props, children: addSpaces(children) } : props;
}

/** Each child keeps its place whatever its neighbours are: without a key it is known by it. */
function addSpaces(children: readonly ReactNode[]): ReactNode[] {
  let before: ReactNode;
  return children.flatMap((child, index) => {
    const space = isElement(before) && isElement(child) ? ' ' : null;
    if (child || child === '' || child === 0) before = child;
    const inner = Array.isArray(child) ? addSpaces(child) : child;
    return index === 0 ? [inner] : [space, inner];
  });
}

/** White space is not allowed between cells. */
function endWithSpace(children: ReactNode): ReactNode {
  if (typeof children === 'string') return `${children} `;
  return Array.isArray(children) ? [...addSpaces(children), ' '] : jsxs(Fragment, { children: [children, ' '] });
}

const isElement = (child: ReactNode) => child && typeof child === 'object';
