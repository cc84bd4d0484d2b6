import { hollowCount } from './createPointerStone.ts';

/** Distance from the stone, in multiples of `reach`, beyond which no line bends. */
export const maxStoneDistance = 4.4;

/** Covers the canvas with two triangles. `place` is a position in CSS pixels from the canvas's upper left corner. */
export const vertexShader = `#version 300 es
in vec2 corner;
uniform vec2 box;
out vec2 place;
void main() {
  place = corner * box;
  gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}`;

/**
 * Bends the picture around the stone. In a uniform flow around a cylinder of radius a, the line at distance h from the axis was originally
 * at h·(1 − a²/r²): the shader reads the picture there. Lines must keep their drawn width. Where the displacement stretches or squeezes the
 * picture, the shader also reads both sides of a point, and takes the minimum or maximum. Near an obstacle, the free space limits the
 * displacement, so obstacles do not move.
 */
export const fragmentShader = `#version 300 es
precision highp float;
in vec2 place;
uniform sampler2D picture;
uniform sampler2D flow;
uniform vec2 box;
/** Drawing in the box: its upper left corner, and CSS pixels per unit of its view box. */
uniform vec3 drawing;
/** Columns, rows, and the distance between grid points in units of the view box. */
uniform vec3 grid;
uniform vec3 hollows[${hollowCount}];
uniform float reach;
uniform float size;
/** Mipmap level of the picture that has the screen's resolution. */
uniform float coarsest;
/** Rings: centre, elapsed fraction of their duration, and displacement in CSS pixels. */
uniform vec4 ripple;
/** Position of a buoy: the line under it does not move. */
uniform vec2 buoy;
uniform vec4 body;
uniform vec4 edge;
out vec4 color;

/** Length of a stone along the flow, relative to its width, as in the drawings. */
const float along = 1.3;

/** Displacement of a point, as a fraction of its distance across the flow from an obstacle's centre. */
float carried(vec2 from, vec2 normal, float area, float soft) {
  float across = dot(from, normal);
  float down = dot(from, vec2(normal.y, -normal.x)) / along;
  float far = across * across + down * down;
  float ends = max(0.0, 1.0 - dot(from, from) / (${(maxStoneDistance ** 2).toFixed(2)} * reach * reach));
  return min(1.0, area / max(far + soft, 1e-4)) * ends * ends;
}

float carriedAt(vec2 at, vec2 normal) {
  vec2 from = at - hollows[0].xy;
  float part = carried(from, normal, hollows[0].z * hollows[0].z, 0.0);
  // The eddies behind the stone only push lines apart; no gap opens in them.
  float behind = 0.0;
  for (int each = 1; each < ${hollowCount}; each++) {
    vec2 off = at - hollows[each].xy;
    float area = hollows[each].z * hollows[each].z;
    behind += dot(off, normal) * carried(off, normal, area, area * 2.0);
  }
  return dot(from, normal) * part + behind * (1.0 - part);
}

/** Samples the picture at a mipmap level: the screen's where nothing moves, the finer one for displaced lines. */
vec4 drawn(vec2 at, float coarse) {
  return textureLod(picture, at / box, coarse);
}

/** Fraction of a displacement that the free space allows, so that it fills at most three quarters of that space. */
float fits(float wish, float room) {
  return smoothstep(0.0, 1.0, room / max(1.5 * abs(wish), 1e-4));
}

void main() {
  vec4 there = texture(flow, ((place - drawing.xy) / drawing.z / grid.z + 0.5) / grid.xy);
  float room = min(there.z * drawing.z, distance(place, buoy) * 0.8);
  float steep = length(there.xy);
  vec2 normal = steep > 0.01 ? there.xy / steep : vec2(0.0, 1.0);
  float wish = carriedAt(place, normal) * min(1.0, steep);
  float share = fits(wish, room);
  float carries = wish * share;
  // Density of sampling: 1 where nothing moves, 0 where the water parts, 2 beside the stone.
  vec2 rises = vec2(dFdx(carries) / dFdx(place.x), dFdy(carries) / dFdy(place.y));
  float density = clamp(1.0 - dot(rises, normal), 0.0, 2.0);
  if (abs(wish) < 0.02 && abs(1.0 - density) < 0.01 && ripple.w == 0.0) {
    color = drawn(place, coarsest);
    return;
  }
  vec2 from = place - normal * carries;

  vec2 spread = place - ripple.xy;
  float far = length(spread);
  float front = ripple.z * reach * 6.5;
  float off = (far - front) / reach;
  float ring = exp(-off * off * 2.6) * sin(off * 4.5) * ripple.w;
  from -= spread / max(far, 1.0) * ring * fits(ring, room);

  float coarse = coarsest * step(distance(from, place), 0.2);
  color = drawn(from, coarse);
  // A change of a line's width by less than 5 % is invisible.
  if (abs(1.0 - density) > 0.05) {
    vec2 side = normal * drawing.z;
    vec4 most = max(color, max(drawn(from + side * 1.2, coarse), drawn(from - side * 1.2, coarse)));
    // Line widths of the drawings, recognized by colour: heavy lines are more opaque, the fairway is orange.
    float pen = mix(0.9, 1.5, smoothstep(0.46, 0.58, most.a));
    pen = mix(pen, 2.5, smoothstep(0.1, 0.4, most.r - most.b));
    vec2 brink = side * pen * 0.5 * (1.0 - density);
    vec4 one = drawn(from + brink, coarse);
    vec4 other = drawn(from - brink, coarse);
    color = density < 1.0 ? min(one, other) : max(color, max(one, other));
  }

  // Two rings of foam move with the wave.
  float crest = 0.6 * smoothstep(2.0, 0.0, abs(off) * reach) + 0.4 * smoothstep(1.5, 0.0, abs(off + 0.7) * reach);
  color += edge * (1.0 - color.a) * crest * ripple.w / reach * 2.6 * smoothstep(0.0, 6.0, there.z);

  // The stone: an uneven outline, slightly lighter than the water, with foam on its upstream side.
  float radius = hollows[0].z;
  vec2 to = place - hollows[0].xy;
  vec2 downstream = vec2(normal.y, -normal.x) * (normal.y - normal.x < 0.0 ? -1.0 : 1.0);
  vec2 lying = vec2(dot(to, downstream) / along, dot(to, normal));
  float angle = atan(lying.y, lying.x);
  float outline = radius * (0.93 + 0.035 * sin(3.0 * angle + 0.6) + 0.025 * sin(5.0 * angle + 2.1));
  float depth = outline - length(lying);
  float shown = smoothstep(0.1, 0.55, size) * smoothstep(4.0, 12.0, radius);
  // Under the stone there is neither water nor a line.
  color *= 1.0 - smoothstep(-1.0, 1.0, radius - length(lying)) * shown;
  vec4 stone = body * smoothstep(-0.6, 0.6, depth) * shown;
  float meets = 0.35 + 0.65 * smoothstep(-0.2, 1.0, -cos(angle));
  vec4 foam = edge * (1.0 - smoothstep(0.5, 1.5, abs(depth))) * meets * shown;
  color = color * (1.0 - stone.a) + stone;
  color = color * (1.0 - foam.a) + foam;
}`;
