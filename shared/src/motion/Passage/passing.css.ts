import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { moving, open, timeline, timelines } from './Passage.css.ts';
import { passageProperties } from './passageProperties.ts';
import { passageVars } from './passageVars.css.ts';

/** CSS variables for names of keyframes that follow a passage's progress: of an element, its `::before` and its `::after`. */
export const by = { self: createVar(), before: createVar(), after: createVar() };

const along = (part: '' | '::before' | '::after', name: string) =>
  style(
    inShared({
      '@media': {
        [moving]: {
          selectors: {
            [`${open} &${part}`]: {
              // Shows the progress in browsers without scroll timelines: by the negative delay of a paused animation. Until script sets the
              // progress, the drawing is complete.
              animationName: name,
              animationDuration: '1s',
              animationDelay: `calc(var(${passageProperties.passed}, 1) * -1s)`,
              animationTimingFunction: 'linear',
              animationFillMode: 'both',
              animationPlayState: 'paused',
            },
          },
          '@supports': {
            [timelines]: {
              selectors: {
                [`${open} &${part}`]: {
                  animationDuration: 'auto',
                  animationDelay: '0s',
                  animationPlayState: 'running',
                  animationTimeline: timeline,
                  animationRangeStart: `entry-crossing ${fallbackVar(passageVars.lead, '0px')}`,
                  animationRangeEnd: 'entry-crossing 100%',
                },
              },
            },
          },
        },
      },
    }),
  );
/** Style of an element whose keyframes (`by.self`) follow the progress of the passage around it. */
export const drawn = along('', by.self);
export const drawnBefore = along('::before', by.before);
export const drawnAfter = along('::after', by.after);

/** A box of the same size as the line, with the boat (an orange dot) at its upper left corner. Keyframes move the box along the line. */
export const way = style([
  drawn,
  inShared({
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -7,
      insetBlockStart: -7,
      inlineSize: 14,
      blockSize: 14,
      borderRadius: '50%',
      background: tokens.color.buoy,
      boxShadow: `0 0 0 3px ${tokens.surface.background}`,
      forcedColorAdjust: 'none',
    },
  }),
]);
