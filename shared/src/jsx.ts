import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { separateChildren } from './jsx/separateChildren.ts';

/** JSX runtime of all packages: React's, with white space added between adjacent elements. Compilers import it (`jsxImportSource`). */
export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

export const jsx = (type: ElementType, props: object, key?: Key) => react.jsx(type, separateChildren(type, props), key);
export const jsxs = (type: ElementType, props: object, key?: Key) =>
  react.jsxs(type, separateChildren(type, props), key);
