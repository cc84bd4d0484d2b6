import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { parted } from './jsx/parted.ts';

/** JSX as every package writes it: React's, with white space between neighbouring elements. Compilers import it by themselves (`jsxImportSource`). */
export type { JSX } from 'react/jsx-runtime';
export const { Fragment } = react;

export const jsx = (type: ElementType, props: object, key?: Key) => react.jsx(type, parted(type, props), key);
export const jsxs = (type: ElementType, props: object, key?: Key) => react.jsxs(type, parted(type, props), key);
