/** Addresses of a release's own files (pictures, fonts). One instance per page: a federation singleton. */
/// <reference path="./assets/files.d.ts" />
export { AssetsProvider, useAssets } from './assets/AssetsProvider.tsx';
