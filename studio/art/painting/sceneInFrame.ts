import type { Scene } from './Scene.ts';
import { sceneDocument } from './sceneDocument.ts';
import type { Typefaces } from './typefaces.ts';

/** A scene within another one, as a document of its own: neither its styles nor its ids reach what is around it. */
export const sceneInFrame = (scene: Scene, faces: Typefaces, scale: number): string =>
  `<iframe width="${scene.width}" height="${scene.height}" style="transform:scale(${scale});transform-origin:0 0" srcdoc="${sceneDocument(scene, faces).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"></iframe>`;
