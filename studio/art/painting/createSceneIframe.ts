import type { Typefaces } from './loadTypefaces.ts';
import type { Scene } from './Scene.ts';
import { createSceneDocument } from './sceneDocument.ts';

/** Embeds a scene in another one as an iframe, so that styles and ids of both stay separate. */
export const createSceneIframe = (scene: Scene, faces: Typefaces, scale: number): string =>
  `<iframe width="${scene.width}" height="${scene.height}" style="transform:scale(${scale});transform-origin:0 0" srcdoc="${createSceneDocument(scene, faces).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"></iframe>`;
