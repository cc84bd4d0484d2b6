/**
 * Modules of which a page has one copy: the shell provides them, every remote requires them (`docs/remotes.md` lists them for foreign
 * hosts). Entry points of `shared` are in this list if they hold a context or a store; releases bundle the other entry points.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'zustand',
  'shared/assets',
  'shared/cursor',
  'shared/language',
  'shared/navigation',
  'shared/site',
] as const;
