/** A remote on its own, without the shell: what `dev.tsx` of a remote calls. */
export { renderStandalone } from './standalone/renderStandalone.tsx';
