import type { LoadMotionModule, MotionModules } from './LoadMotionModule.ts';

const chunks: { readonly [Name in keyof MotionModules]: () => Promise<MotionModules[Name]> } = {
  animate: () => import(/* webpackChunkName: "animate" */ './runCounter.ts'),
  contents: () => import(/* webpackChunkName: "contents" */ './markCurrentSection.ts'),
  passage: () => import(/* webpackChunkName: "passage" */ './followPassage.ts'),
};

export const loadMotionChunk: LoadMotionModule = (name) => chunks[name]();
