import type { Place, Size } from './computeObjectFit.ts';
import type { Hollow, Ripple } from './createPointerStone.ts';
import type { FlowField } from './readFlowField.ts';
import { fragmentShader, maxStoneDistance, vertexShader } from './shaders.ts';

/** Colours of a stone: red, green, blue and opacity, from 0 to 1. */
export interface StoneInk {
  readonly body: readonly number[];
  readonly edge: readonly number[];
}

/** Colours for a dark and a light first screen, as in the drawings (`inks` of studio/art). */
export const stoneInks: Readonly<Record<'dark' | 'light', StoneInk>> = {
  dark: { body: [0.035, 0.15, 0.175, 0.86], edge: [0.5, 0.66, 0.64, 0.85] },
  light: { body: [0.886, 0.906, 0.878, 0.9], edge: [0.04, 0.106, 0.122, 0.7] },
};

export interface SurfaceOptions {
  readonly canvas: HTMLCanvasElement;
  /** Size of the canvas in CSS pixels. */
  readonly box: Size;
  readonly field: FlowField;
  /** Result of `computeFlow`. */
  readonly flow: Float32Array;
  /** Position of the drawing in `box`. */
  readonly drawing: Place;
  readonly reach: number;
  readonly ink: StoneInk;
  /** Sizes of the mipmap levels in pixels. The last level has the screen's resolution, the level before it twice that. */
  readonly levels: readonly Size[];
}

export interface StoneMoment {
  readonly hollows: readonly Hollow[];
  readonly size: number;
  readonly ripple?: Ripple;
  /** Position of the drawing's dot (`data-buoy`) in CSS pixels, relative to `box`. The water around it does not bend. */
  readonly buoy?: { readonly x: number; readonly y: number } | undefined;
}

/** A WebGL canvas that shows the picture, bent around the stone. */
export interface WaterSurface {
  readonly gl: WebGL2RenderingContext;
  /** Copies rows of pixels into a mipmap level, from `row` down. */
  fill(level: number, row: number, rows: HTMLCanvasElement): void;
  draw(moment: StoneMoment): void;
  release(): void;
}

/** Width in pixels of the margin that is redrawn around a changed area. */
const brim = 4;

/** Displacement of lines by rings that have just begun, as a fraction of `reach`. */
const swell = 0.2;

/**
 * Creates the canvas's WebGL program and textures.
 * @returns undefined if the browser provides no WebGL 2 context or cannot compile the shader
 */
export function createWaterSurface({
  canvas,
  box,
  field,
  flow,
  drawing,
  reach,
  ink,
  levels,
}: SurfaceOptions): WaterSurface | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, preserveDrawingBuffer: true });
  if (!gl) return undefined;
  const program = linkProgram(gl);
  if (!program) {
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return undefined;
  }
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);

  const places = new Map<string, WebGLUniformLocation | null>();
  const at = (name: string) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
    return places.get(name) ?? null;
  };
  const unit = drawing.width / field.width;
  gl.uniform2f(at('box'), box.width, box.height);
  gl.uniform3f(at('drawing'), drawing.x, drawing.y, unit);
  gl.uniform3f(at('grid'), field.columns, field.rows, field.apart);
  gl.uniform1f(at('reach'), reach);
  gl.uniform1f(at('coarsest'), levels.length - 1);
  gl.uniform4fv(at('body'), premultiply(ink.body));
  gl.uniform4fv(at('edge'), premultiply(ink.edge));
  gl.uniform1i(at('picture'), 0);
  gl.uniform1i(at('flow'), 1);

  createTexture(gl, 1, gl.LINEAR);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA16F, field.columns, field.rows, 0, gl.RGBA, gl.FLOAT, flow);
  createTexture(gl, 0, levels.length > 1 ? gl.LINEAR_MIPMAP_NEAREST : gl.LINEAR);
  gl.texStorage2D(gl.TEXTURE_2D, levels.length, gl.RGBA8, levels[0]?.width ?? 1, levels[0]?.height ?? 1);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.viewport(0, 0, canvas.width, canvas.height);
  gl.enable(gl.SCISSOR_TEST);

  let before: Area | undefined = { left: 0, top: 0, right: box.width, bottom: box.height };
  return {
    gl,
    fill: (level, row, rows) => gl.texSubImage2D(gl.TEXTURE_2D, level, 0, row, gl.RGBA, gl.UNSIGNED_BYTE, rows),
    draw: ({ hollows, size, ripple, buoy }) => {
      const area = computeArea(hollows, ripple, reach);
      scissor(gl, uniteAreas(before, area), box);
      before = area;
      gl.uniform3fv(
        at('hollows'),
        hollows.flatMap(({ x, y, radius }) => [x, y, radius]),
      );
      gl.uniform1f(at('size'), size);
      const fades = ripple ? (1 - ripple.age) ** 2 * Math.min(1, ripple.age * 8) : 0;
      gl.uniform4f(at('ripple'), ripple?.x ?? 0, ripple?.y ?? 0, ripple?.age ?? 0, fades * swell * reach);
      gl.uniform2f(at('buoy'), buoy?.x ?? -1e5, buoy?.y ?? -1e5);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Computes the area in CSS pixels that a frame may change. The shader moves nothing outside this area. */
function computeArea(hollows: readonly Hollow[], ripple: Ripple | undefined, reach: number): Area | undefined {
  const spots = [
    ...hollows.filter(({ radius }) => radius > 0).map(({ x, y }) => ({ x, y, far: reach * maxStoneDistance })),
    ...(ripple ? [{ x: ripple.x, y: ripple.y, far: reach * 9 }] : []),
  ];
  if (spots.length === 0) return undefined;
  return {
    left: Math.min(...spots.map(({ x, far }) => x - far)),
    top: Math.min(...spots.map(({ y, far }) => y - far)),
    right: Math.max(...spots.map(({ x, far }) => x + far)),
    bottom: Math.max(...spots.map(({ y, far }) => y + far)),
  };
}

function uniteAreas(one: Area | undefined, other: Area | undefined): Area | undefined {
  if (!one || !other) return one ?? other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Restricts drawing to an area, outside which the canvas keeps its pixels. */
function scissor(gl: WebGL2RenderingContext, area: Area | undefined, box: Size): void {
  const [across, down] = [gl.drawingBufferWidth / box.width, gl.drawingBufferHeight / box.height];
  const { left, top, right, bottom } = area ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const x = Math.floor(left * across) - brim;
  const width = Math.ceil(right * across) + brim - x;
  const y = gl.drawingBufferHeight - Math.ceil(bottom * down) - brim;
  const height = gl.drawingBufferHeight - Math.floor(top * down) + brim - y;
  gl.scissor(x, y, area ? width : 0, area ? height : 0);
}

function linkProgram(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS)) return program;
  if (!gl.isContextLost()) console.warn('The water cannot be bent.', gl.getProgramInfoLog(program));
  return undefined;
}

function createTexture(gl: WebGL2RenderingContext, unit: number, reading: GLint): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, reading],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
}

const premultiply = ([red = 0, green = 0, blue = 0, opacity = 1]: readonly number[]): number[] => [
  red * opacity,
  green * opacity,
  blue * opacity,
  opacity,
];
