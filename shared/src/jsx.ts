import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { separateChildren } from './jsx/separateChildren.ts';

/** JSX runtime of all packages (`jsxImportSource`): React's runtime, with spaces added between adjacent elements. */
export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

export const jsx = (type: ElementType, props: object, key?: Key) => react.jsx(type, separateChildren(type, props), key);
export const jsxs = (type: ElementType, props: object, key?: Key) =>
  react.jsxs(type, separateChildren(type, props), key);
