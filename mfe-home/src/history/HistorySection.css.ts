import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { breakpoints, inPage, layout, tokens } from 'shared/design';
import { frontVars, passageVars, passing } from 'shared/motion';
import course from '../../art/history-course.json';
import portraitCourse from '../../art/history-portrait-course.json';

export const intro = style(inPage({ margin: 0 }));

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;

/** Starts the drawing once its upper 72 px are in view, because the orange line enters the viewport then. */
export const passage = style(inPage({ vars: { [passageVars.lead]: '72px' } }));
const breadth = 'clamp(220px, 27vw, 440px)';
export const river = style(
  inPage({
    position: 'relative',
    blockSize: breadth,
    '@media': { [breakpoints.narrow]: { blockSize: 'auto', aspectRatio: '390 / 600' } },
  }),
);
const fromTheTop = { [frontVars.x]: '0', [frontVars.y]: '-1', [frontVars.to]: 'bottom' };
/** Uncovers the river behind the boat, with a soft edge. */
export const waters = style(
  inPage({
    vars: { [frontVars.soft]: '220px' },
    '@media': { [breakpoints.narrow]: { vars: { ...fromTheTop, [frontVars.soft]: '120px' } } },
  }),
);
/** Uncovers the orange line from its start to the boat. */
export const bow = style(inPage({ '@media': { [breakpoints.narrow]: { vars: fromTheTop } } }));

const fades = {
  wide: 'linear-gradient(#0000, #000 26%, #000 74%, #0000)',
  narrow: 'linear-gradient(#0000, #000 7%, #000 90%, #0000)',
};
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    maskImage: fades.wide,
    '@media': {
      [breakpoints.narrow]: { maskImage: fades.narrow },
      '(forced-colors: active)': { background: '#eff1eb', forcedColorAdjust: 'none' },
    },
  }),
);
const line = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  stroke: tokens.color.buoy,
} as const;
export const fairway = styleVariants({
  landscape: inPage({ ...line, strokeWidth: 2.6, '@media': { [breakpoints.narrow]: { display: 'none' } } }),
  portrait: inPage({
    ...line,
    strokeWidth: 2.2,
    maskImage: fades.narrow,
    '@media': { [breakpoints.medium]: { display: 'none' } },
  }),
});

/** Position of the boat's stop, in fractions of the river's length: the page's margin; on phones, the start of the fade-out. */
const moorings = { wide: 0.9555, narrow: 0.9 };
type Place = (along: number, across: number) => string;
const wide: Place = (along, across) => `${percent(along)} ${percent(across)}`;
const narrow: Place = (along, across) => `${percent(across)} ${percent(along)}`;

/** Creates the boat's keyframes. The boat moves with the front of the drawing and stays on the orange line. */
function voyage(places: readonly number[], mooring: number, translate: Place) {
  const parts = places.length - 1;
  const stops = places.map((across, index) => ({ along: index / parts, across }));
  const before = stops.findLast(({ along }) => along <= mooring) ?? { along: 0, across: 0 };
  const after = stops.find(({ along }) => along > mooring) ?? before;
  const end = before.across + (after.across - before.across) * (mooring - before.along) * parts;
  const moored = translate(mooring, end);
  const sailed = stops
    .filter(({ along }) => along < mooring)
    .map(({ along, across }) => [percent(along), { translate: translate(along, across) }]);
  return {
    end,
    moored,
    sail: keyframes({ ...Object.fromEntries(sailed), [`${percent(mooring)}, to`]: { translate: moored } }),
  };
}
const [downstream, down] = [voyage(course, moorings.wide, wide), voyage(portraitCourse, moorings.narrow, narrow)];

export const boat = style([
  passing.way,
  inPage({
    translate: downstream.moored,
    vars: { [passing.by.self]: downstream.sail },
    '@media': { [breakpoints.narrow]: { translate: down.moored, vars: { [passing.by.self]: down.sail } } },
  }),
]);
/** Height of the river on phones, in `vw`. */
const bank = 154;
/** Places each station at its point along the river. On phones the first two stations overlay the river's empty right bank. */
export const stations = style([
  layout.wrap,
  inPage({
    display: 'grid',
    gridTemplateColumns: '40fr 30fr 30fr',
    marginBlock: 0,
    listStyle: '""',
    '@media': {
      [breakpoints.medium]: { maxInlineSize: 'none', paddingInline: percent(1 - moorings.wide) },
      // The first two rows overlay the river's empty bank; the last stands below the river. Longer text pushes the following rows down.
      [breakpoints.narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: `minmax(37vw, auto) minmax(${bank - 43}vw, auto) auto`,
        marginBlockStart: `${6 - bank}vw`,
      },
    },
  }),
]);
/** Length of a station's vertical line inside the river. */
const reach = 'clamp(130px, 15vw, 250px)';

/** Stations, in fractions of the river's length: at the left margin, 40 % of the way to the right margin, and at the boat's stop. */
const reached = [0.045, 0.409, moorings.wide];
/** Length of the dot with its ring, which stand at the end of a station's line. */
const buoy = '10px';
const grow = (at: number) =>
  keyframes({
    [`from, ${percent(Math.max(0, at - 0.05))}`]: { scale: '1 0' },
    [`${percent(at + 0.02)}, to`]: { scale: '1' },
  });
const light = (at: number) =>
  keyframes({
    [`from, ${percent(Math.max(0, at - 0.02))}`]: { scale: '0' },
    [`${percent(at + 0.02)}, to`]: { scale: '1' },
  });

export const station = style([
  passing.drawnBefore,
  passing.drawnAfter,
  inPage({
    position: 'relative',
    paddingInline: '18px 32px',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockEnd: 0,
      blockSize: `calc(100% + ${reach})`,
      borderInlineStart: `1px solid ${tokens.color.ink}`,
      transformOrigin: 'bottom',
      opacity: 0.45,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -4,
      insetBlockStart: 10,
      inlineSize: 9,
      blockSize: 9,
      borderRadius: '50%',
      background: tokens.color.ink,
    },
    selectors: Object.fromEntries(
      reached.map((at, index) => [
        `&:nth-child(${index + 1})`,
        { vars: { [passing.by.before]: grow(at), [passing.by.after]: light(at) } },
      ]),
    ),
    '@media': {
      // The boat stops at the last station (today): its line ends at the boat, and its text stands left of the line.
      [breakpoints.medium]: {
        selectors: {
          '&:last-child': { paddingInline: '32px 18px', textAlign: 'end' },
          '&:last-child::before': {
            insetInline: 'auto 0',
            blockSize: `calc(100% + ${1 - downstream.end} * ${breadth} - ${buoy})`,
          },
          '&:last-child::after': { insetInline: 'auto -4px' },
        },
      },
      [breakpoints.narrow]: {
        padding: 0,
        '::before': { display: 'none' },
        '::after': { display: 'none' },
        selectors: {
          '&:nth-child(1)': { marginInlineStart: `calc(33vw - ${tokens.space.margin})` },
          '&:nth-child(2)': { marginInlineStart: `calc(43vw - ${tokens.space.margin})` },
        },
      },
    },
  }),
]);
export const year = style(
  inPage({
    margin: 0,
    fontSize: tokens.size.title2,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums',
  }),
);
export const text = style(
  inPage({
    margin: '20px 0 0',
    maxInlineSize: '22em',
    color: tokens.surface.quiet,
    selectors: { [`${station}:last-child > &`]: { marginInlineStart: 'auto' } },
    '@media': { [breakpoints.narrow]: { marginBlockStart: 8 } },
  }),
);
