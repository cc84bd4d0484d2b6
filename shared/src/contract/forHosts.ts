/** The types that those of a remote name. They come along with them to hosts outside the workspace, and so name nothing but each other and React. */
export type * from './Language.ts';
export type * from './PageMeta.ts';
export type * from './Remote.ts';
export type * from './Route.ts';
