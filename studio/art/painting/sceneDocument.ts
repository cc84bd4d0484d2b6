import type { Typefaces } from './loadTypefaces.ts';
import type { Scene } from './Scene.ts';
import { typesetText } from './typeset.ts';

/** Returns the HTML document of a scene. It has no animation, and it loads only the given fonts. */
export function createSceneDocument({ width, height, fonts, style, body }: Scene, faces: Typefaces): string {
  return `<!doctype html><html lang="uk"><meta charset="utf-8"><style>${faces.css(fonts)}
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
html,body{width:${width}px;height:${height}px;overflow:hidden}
body{position:relative;-webkit-font-smoothing:antialiased;text-rendering:geometricPrecision}
svg{display:block}i,em{font-style:normal}ul,ol{list-style:none}iframe{border:0;display:block}
${style}</style><body>${typesetText(body)}`;
}
