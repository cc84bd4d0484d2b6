/** Runs a remote without the shell, as its `dev.tsx` does. */
export { renderStandalone } from './standalone/renderStandalone.tsx';
