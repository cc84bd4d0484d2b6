/** Node only: the flow solver, and the drawings made of it. Outputs are committed; nothing of this reaches a browser. */
export type { Drawing } from './art/Drawing.ts';
export { drawFlow, type FlowDrawing } from './art/drawFlow.ts';
export { glyphShapes } from './art/glyphShapes.ts';
export { ellipse, stone } from './art/stone.ts';
