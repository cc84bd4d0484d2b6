import { type ElementType, Fragment, type ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';

const cell = /^(t[dh]|caption)$/;
/** Elements in which React warns of white space between children. */
const row = /^t(able|head|body|r)$/;

/**
 * Adds spaces between child elements, as hand-written HTML has them. JSX omits them, so a page without CSS would read "01SEO". Flexbox,
 * grid and blocks ignore these spaces. Put `{''}` between elements that form one word.
 * @returns the props
 */
export function separateChildren(type: ElementType, props: { readonly children?: ReactNode }): object {
  const { children } = props;
  const name = typeof type === 'string' ? type : '';
  if (cell.test(name)) return { ...props, children: endWithSpace(children) };
  return Array.isArray(children) && !row.test(name) ? { ...props, children: addSpaces(children) } : props;
}

/** Adds spaces, and keeps each child's position, because React identifies children without keys by their positions. */
function addSpaces(children: readonly ReactNode[]): ReactNode[] {
  let before: ReactNode;
  return children.flatMap((child, index) => {
    const space = isElement(before) && isElement(child) ? ' ' : null;
    if (child || child === '' || child === 0) before = child;
    const inner = Array.isArray(child) ? addSpaces(child) : child;
    return index === 0 ? [inner] : [space, inner];
  });
}

/** Adds a space at the end of a table cell, because React allows none between cells. */
function endWithSpace(children: ReactNode): ReactNode {
  if (typeof children === 'string') return `${children} `;
  return Array.isArray(children) ? [...addSpaces(children), ' '] : jsxs(Fragment, { children: [children, ' '] });
}

const isElement = (child: ReactNode) => child && typeof child === 'object';
