/** Addresses of a release's own files (pictures, fonts). A federation singleton: one instance per page. */
/// <reference path="./assets/files.d.ts" />
export { AssetsProvider, useAssets } from './assets/AssetsProvider.tsx';
