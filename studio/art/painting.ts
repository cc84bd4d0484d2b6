/** A headless browser that paints scenes. For Node only: the paintings are committed, and no code of this module reaches a build. */
export { createContactSheet } from './painting/contactSheet.ts';
export { createSceneIframe } from './painting/createSceneIframe.ts';
export { loadTypefaces, type Typefaces } from './painting/loadTypefaces.ts';
export { openStudio, type Studio } from './painting/openStudio.ts';
export type { Scene } from './painting/Scene.ts';
export { createSceneDocument } from './painting/sceneDocument.ts';
