import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { parted } from './jsx/parted.ts';

/** `jsx.ts` for builds that are developed with: React is told where an element stands in its source. */
export type { JSX } from 'react/jsx-dev-runtime';
export const { Fragment } = react;

type Where = [isStatic: boolean, source?: react.JSXSource, self?: unknown];
export const jsxDEV = (type: ElementType, props: object, key: Key | undefined, ...where: Where) =>
  react.jsxDEV(type, parted(type, props), key, ...where);
