import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as assets from 'shared/assets';
import type { singletons } from 'shared/contract';
import * as cursor from 'shared/cursor';
import * as language from 'shared/language';
import * as navigation from 'shared/navigation';
import * as site from 'shared/site';
import * as zustand from 'zustand';

/** The federation singletons, by the names under which remotes request them. */
export const shares: Readonly<Record<(typeof singletons)[number], unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zustand,
  'shared/assets': assets,
  'shared/cursor': cursor,
  'shared/language': language,
  'shared/navigation': navigation,
  'shared/site': site,
};
