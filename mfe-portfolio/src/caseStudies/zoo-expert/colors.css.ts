import { assignVars, style } from '@vanilla-extract/css';
import { inPage } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

export const colors = style(
  inPage({
    vars: {
      ...assignVars(caseColors, {
        tint: '#ffe79a',
        glow: '#f2b705',
        accent: '#1c8a3e',
        ink: '#1c6a35',
        shade: '#06180f',
        veil: '#104a2a',
      }),
    },
  }),
);
