import { assignVars, style } from '@vanilla-extract/css';
import { inPage } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

export const colors = style(
  inPage({
    vars: {
      ...assignVars(caseColors, {
        tint: '#f6dce4',
        glow: '#c9648b',
        accent: '#9c3763',
        ink: '#9c3763',
        shade: '#220816',
        veil: '#8c4a68',
      }),
    },
  }),
);
