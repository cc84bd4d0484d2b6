import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { inShared } from '../../theme/inLayer.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { moving, open, timeline, timelines } from './Passage.css.ts';
import { passageProperties } from './passageProperties.ts';
import { passageVars } from './passageVars.css.ts';

/** Variables for the keyframes of a passage's part, of its `::before` and of its `::after`. They run from the way's beginning to its end. */
export const by = { self: createVar(), before: createVar(), after: createVar() };

const along = (part: '' | '::before' | '::after', name: string) =>
  style(
    inShared({
      '@media': {
        [moving]: {
          selectors: {
            [`${open} &${part}`]: {
              // Script says how far it is, where the engine does not; until it has, it is at its end.
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
/** A part of a passage that is drawn as the visitor comes by, moved by `by.self`. */
export const drawn = along('', by.self);
export const drawnBefore = along('::before', by.before);
export const drawnAfter = along('::after', by.after);

/** The way of the boat: a box as large as what it goes along, moved by its place; at its corner the buoy. */
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
