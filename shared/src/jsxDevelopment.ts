import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { separateChildren } from './jsx/separateChildren.ts';

/** `jsx.ts` for development. React also receives the source position of each element. */
export type { JSX } from 'react/jsx-dev-runtime';
export const { Fragment } = react;

type Where = [isStatic: boolean, source?: react.JSXSource, self?: unknown];
export const jsxDEV = (type: ElementType, props: object, key: Key | undefined, ...where: Where) =>
  react.jsxDEV(type, separateChildren(type, props), key, ...where);
