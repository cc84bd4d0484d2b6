/** Runs a remote without the shell. A remote's `dev.tsx` calls it. */
export { renderStandalone } from './standalone/renderStandalone.tsx';
