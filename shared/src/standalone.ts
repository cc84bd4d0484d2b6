/** Runs a remote without the shell, from its `dev.tsx`. */
export { renderStandalone } from './standalone/renderStandalone.tsx';
