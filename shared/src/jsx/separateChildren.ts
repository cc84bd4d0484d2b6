import { type ElementType, Fragment, type ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';

const cell = /^(t[dh]|caption)$/;
/** Elements in which React warns about white space. */
const row = /^t(able|head|body|r)$/;

/**
 * Adds white space between child elements, as in hand-written HTML. JSX drops it, and without styles a page would read "01SEO". Flex, grid
 * and blocks do not show it. Put `{''}` between elements of one word.
 * @returns the props
 */
export function separateChildren(type: ElementType, props: { readonly children?: ReactNode }): object {
  const { children } = props;
  const name = typeof type === 'string' ? type : '';
  if (cell.test(name)) return { ...props, children: endWithSpace(children) };
  return Array.isArray(children) && !row.test(name) ? { ...props, children: addSpaces(children) } : props;
}

/** Keeps the positions of children, by which React identifies them without keys. */
function addSpaces(children: readonly ReactNode[]): ReactNode[] {
  let before: ReactNode;
  return children.flatMap((child, index) => {
    const space = isElement(before) && isElement(child) ? ' ' : null;
    if (child || child === '' || child === 0) before = child;
    const inner = Array.isArray(child) ? addSpaces(child) : child;
    return index === 0 ? [inner] : [space, inner];
  });
}

/** Adds a space at the end of each cell, because none is allowed between cells. */
function endWithSpace(children: ReactNode): ReactNode {
  if (typeof children === 'string') return `${children} `;
  return Array.isArray(children) ? [...addSpaces(children), ' '] : jsxs(Fragment, { children: [children, ' '] });
}

const isElement = (child: ReactNode) => child && typeof child === 'object';
