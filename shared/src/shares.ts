import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as assets from 'shared/assets';
import * as cursor from 'shared/cursor';
import * as language from 'shared/language';
import * as navigation from 'shared/navigation';
import * as site from 'shared/site';
import * as zustand from 'zustand';

/** All federation singletons, by the names under which remotes request them. `singletons` of platform/build lists the same names. */
export const shares: Readonly<Record<string, unknown>> = {
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
