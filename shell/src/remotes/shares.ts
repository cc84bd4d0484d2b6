import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as assets from 'shared/assets';
import * as cursor from 'shared/cursor';
import * as language from 'shared/language';
import * as navigation from 'shared/navigation';
import * as site from 'shared/site';
import * as zustand from 'zustand';

declare const __SHARE_VERSIONS__: Readonly<Record<string, string>>;

/** What is one per page, by the name under which remotes ask for it. The only list in the browser; both ways to a remote read it. */
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

export const shareVersions = __SHARE_VERSIONS__;
