import { createSceneIframe, type Scene } from 'studio/painting';
import { storeTypefaces } from './fonts.ts';

/** Embeds a store's screen in a scene as an iframe, so that the styles of store and scene do not mix. */
const screenOn = (scene: Scene, width: number, radius: number): string =>
  `<div style="width:${width}px;height:${(width / scene.width) * scene.height}px;border-radius:${radius}px;overflow:hidden;position:relative">${createSceneIframe(scene, storeTypefaces, width / scene.width)}<div style="position:absolute;inset:0;background:linear-gradient(125deg,rgb(255 255 255/.10),transparent 34%)"></div></div>`;

interface DevicePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly turn?: number;
}

const shell = ({ left, top, turn = 0 }: DevicePlace, padding: number, radius: number, content: string) =>
  `<div style="position:absolute;inset:auto;left:${left}px;top:${top}px;padding:${padding}px;border-radius:${radius}px;background:linear-gradient(140deg,#2b3338,#0b0f10 30%,#0b0f10 70%,#23292d);box-shadow:0 0 0 2px #5b676c,inset 0 0 0 2px #000,0 70px 130px -24px rgb(0 0 0/.62),0 18px 40px rgb(0 0 0/.3);transform:rotate(${turn}deg)">${content}</div>`;

export const drawPhone = (scene: Scene, at: DevicePlace): string =>
  shell(at, at.width * 0.03, at.width * 0.15, screenOn(scene, at.width * 0.94, at.width * 0.125));

export const drawTablet = (scene: Scene, at: DevicePlace): string =>
  shell(at, at.width * 0.018, at.width * 0.034, screenOn(scene, at.width * 0.964, at.width * 0.018));
