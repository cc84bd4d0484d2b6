import { keyframes, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { frontVars, passageVars, passing } from 'shared/motion';
import course from '../../../art/ladder-course.json';

const axis = { wide: 44, narrow: 22 };

/**
 * The passage starts once a part of the chart is visible, and includes space below the chart. So scrolling first moves the boat (the dot)
 * along the chart's bottom.
 */
export const figure = style(
  inPage({
    margin: '0 0 -64px',
    paddingBlockEnd: 64,
    vars: { [passageVars.lead]: '220px' },
    '@media': { [breakpoints.narrow]: { vars: { [passageVars.lead]: '200px' } } },
  }),
);
export const chart = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: `${axis.wide}px minmax(0, 1fr)`,
    columnGap: 12,
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: `${axis.narrow}px minmax(0, 1fr)` } },
  }),
);
export const positions = style(
  inPage({
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: '""',
    color: tokens.surface.quiet,
    fontSize: '0.9375rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
);
export const position = style(
  inPage({
    position: 'absolute',
    insetInlineEnd: 0,
    translate: '0 -50%',
    lineHeight: 1,
    selectors: { '&:first-child': { color: tokens.surface.text, fontWeight: 700 } },
  }),
);
export const drawing = style(
  inPage({
    position: 'relative',
    blockSize: 'clamp(300px, 35vw, 560px)',
    '@media': { [breakpoints.narrow]: { blockSize: 360 } },
  }),
);
/** Lines of the other nine positions. As the visitor scrolls, they appear from left to right as far as the tip of our orange line. */
export const others = style(
  inPage({
    vars: { [frontVars.soft]: '160px' },
    '@media': { [breakpoints.narrow]: { vars: { [frontVars.soft]: '80px' } } },
  }),
);
export const lines = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    '@media': { '(forced-colors: active)': { background: tokens.color.paper, forcedColorAdjust: 'none' } },
  }),
);
export const ours = style(inPage({ display: 'block', inlineSize: '100%', blockSize: '100%', fill: 'none' }));
export const bank = style(inPage({ stroke: tokens.color.paper, strokeWidth: 'clamp(12px, 1.5vw, 22px)' }));
export const fairway = style(inPage({ stroke: tokens.color.buoy, strokeWidth: 3 }));

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;
/** Easing with the same curve as the orange line's climbs, which keeps the boat (the dot) on the line. */
const climb = 'cubic-bezier(0.5, 0, 0.5, 1)';
const last = course.at(-1)?.[1] ?? 0;
const climbs = keyframes({
  from: { translate: `0 ${percent(course[0]?.[1] ?? 0)}` },
  ...Object.fromEntries(
    course.map(([x = 0, y = 0], index) => [
      percent(x),
      { translate: `0 ${percent(y)}`, animationTimingFunction: course[index + 1]?.[1] === y ? 'linear' : climb },
    ]),
  ),
  to: { translate: `0 ${percent(last)}` },
});
/** Moves the boat (the dot) to the right as the drawing appears. The animation `climbs` moves the boat up. */
export const across = style([
  passing.drawn,
  inPage({
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    vars: { [passing.by.self]: keyframes({ from: { translate: '-100%' } }) },
  }),
]);
export const boat = style([
  passing.way,
  inPage({
    vars: { [passing.by.self]: climbs },
    translate: `0 ${percent(last)}`,
    '::before': { insetInline: 'auto -7px' },
  }),
]);
export const caption = style(
  inPage({
    marginBlockStart: 18,
    marginInlineStart: axis.wide + 12,
    color: tokens.surface.quiet,
    fontSize: tokens.size.small,
    '@media': { [breakpoints.narrow]: { marginInlineStart: 0 } },
  }),
);
export const intro = style(inPage({ margin: 0 }));
