import type { Bring, Brought } from './Bring.ts';

const chunks: { readonly [Name in keyof Brought]: () => Promise<Brought[Name]> } = {
  animate: () => import(/* webpackChunkName: "animate" */ './runCounter.ts'),
  contents: () => import(/* webpackChunkName: "contents" */ './followContents.ts'),
  passage: () => import(/* webpackChunkName: "passage" */ './followPassage.ts'),
};

/** From chunks of their own. */
export const bringChunk: Bring = (name) => chunks[name]();
