import { hollowCount } from './createStone.ts';

/** Distance at which a stone no longer moves anything, in multiples of its reach. */
export const farthest = 4.4;

/** Draws two triangles that cover the canvas; `place` is in CSS pixels from its upper left corner. */
export const corners = `#version 300 es
in vec2 corner;
uniform vec2 box;
out vec2 place;
void main() {
  place = corner * box;
  gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}`;

/**
 * Bends the picture around the stone. In a uniform flow around a cylinder of radius a, the line at distance h from the axis was originally
 * at h·(1 − a²/r²); the shader reads the picture there. Lines keep their drawn width: where the displacement stretches or squeezes the
 * picture, the shader also samples both sides of a point and takes the minimum or the maximum. Near an obstacle, the displacement is
 * limited by the available space, so obstacles do not move.
 */
export const bend = `#version 300 es
precision highp float;
in vec2 place;
uniform sampler2D picture;
uniform sampler2D flow;
uniform vec2 box;
/** Place of the drawing in the box: its corner, and pixels of the page to a unit of its view box. */
uniform vec3 drawing;
/** Columns, rows, and units between two of them. */
uniform vec3 grid;
uniform vec3 hollows[${hollowCount}];
uniform float reach;
uniform float size;
/** The level of the picture that has a pixel for each of the screen. */
uniform float coarsest;
/** Rings: centre, part of their time that is over, and pixels by which they carry. */
uniform vec4 ripple;
/** Place of a buoy: its line stays under it. */
uniform vec2 buoy;
uniform vec4 body;
uniform vec4 edge;
out vec4 color;

/** Longer along the flow than across it, as the stones of the drawings are. */
const float along = 1.3;

/** Part of its distance across the flow that the picture is carried at a place, seen from the middle of a hollow. */
float carried(vec2 from, vec2 normal, float area, float soft) {
  float across = dot(from, normal);
  float down = dot(from, vec2(normal.y, -normal.x)) / along;
  float far = across * across + down * down;
  float ends = max(0.0, 1.0 - dot(from, from) / (${(farthest ** 2).toFixed(2)} * reach * reach));
  return min(1.0, area / max(far + soft, 1e-4)) * ends * ends;
}

float carriedAt(vec2 at, vec2 normal) {
  vec2 from = at - hollows[0].xy;
  float part = carried(from, normal, hollows[0].z * hollows[0].z, 0.0);
  // What follows the stone is a hollow without one in it: water is drawn apart there, and does not part.
  float behind = 0.0;
  for (int each = 1; each < ${hollowCount}; each++) {
    vec2 off = at - hollows[each].xy;
    float area = hollows[each].z * hollows[each].z;
    behind += dot(off, normal) * carried(off, normal, area, area * 2.0);
  }
  return dot(from, normal) * part + behind * (1.0 - part);
}

/** Samples the drawing: to the pixel where nothing is carried, and finer where lines come to lie between pixels. */
vec4 drawn(vec2 at, float coarse) {
  return textureLod(picture, at / box, coarse);
}

/** The share of a wish that there is room for: all where there is enough, and never more than three quarters of it. */
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
  // How densely the picture is read here: 1 where nothing is carried, 0 where the water parts, 2 beside the stone.
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
  // A twentieth more or less of a pen is not seen.
  if (abs(1.0 - density) > 0.05) {
    vec2 side = normal * drawing.z;
    vec4 most = max(color, max(drawn(from + side * 1.2, coarse), drawn(from - side * 1.2, coarse)));
    // The pens of the drawings: the heavy one is less faint, and the fairway's is red.
    float pen = mix(0.9, 1.5, smoothstep(0.46, 0.58, most.a));
    pen = mix(pen, 2.5, smoothstep(0.1, 0.4, most.r - most.b));
    vec2 brink = side * pen * 0.5 * (1.0 - density);
    vec4 one = drawn(from + brink, coarse);
    vec4 other = drawn(from - brink, coarse);
    color = density < 1.0 ? min(one, other) : max(color, max(one, other));
  }

  // Two rings of foam run with the swell.
  float crest = 0.6 * smoothstep(2.0, 0.0, abs(off) * reach) + 0.4 * smoothstep(1.5, 0.0, abs(off + 0.7) * reach);
  color += edge * (1.0 - color.a) * crest * ripple.w / reach * 2.6 * smoothstep(0.0, 6.0, there.z);

  // The stone itself: worn, hardly lighter than the water, with a little foam where the stream meets it.
  float radius = hollows[0].z;
  vec2 to = place - hollows[0].xy;
  vec2 downstream = vec2(normal.y, -normal.x) * (normal.y - normal.x < 0.0 ? -1.0 : 1.0);
  vec2 lying = vec2(dot(to, downstream) / along, dot(to, normal));
  float angle = atan(lying.y, lying.x);
  float outline = radius * (0.93 + 0.035 * sin(3.0 * angle + 0.6) + 0.025 * sin(5.0 * angle + 2.1));
  float depth = outline - length(lying);
  float shown = smoothstep(0.1, 0.55, size) * smoothstep(4.0, 12.0, radius);
  // In the hollow there is no water, and no line.
  color *= 1.0 - smoothstep(-1.0, 1.0, radius - length(lying)) * shown;
  vec4 stone = body * smoothstep(-0.6, 0.6, depth) * shown;
  float meets = 0.35 + 0.65 * smoothstep(-0.2, 1.0, -cos(angle));
  vec4 foam = edge * (1.0 - smoothstep(0.5, 1.5, abs(depth))) * meets * shown;
  color = color * (1.0 - stone.a) + stone;
  color = color * (1.0 - foam.a) + foam;
}`;
