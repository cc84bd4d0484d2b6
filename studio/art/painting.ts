/** A headless browser that paints scenes. For Node only: the paintings are committed, and no code of this module reaches a build. */
export { contactSheet } from './painting/contactSheet.ts';
export { openStudio, type Studio } from './painting/openStudio.ts';
export type { Scene } from './painting/Scene.ts';
export { sceneDocument } from './painting/sceneDocument.ts';
export { sceneInFrame } from './painting/sceneInFrame.ts';
export { type Typefaces, typefaces } from './painting/typefaces.ts';
