import { assignVars, style } from '@vanilla-extract/css';
import { inPage } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

export const colors = style(
  inPage({
    vars: assignVars(caseColors, {
      tint: '#ddd6ff',
      glow: '#8b6cff',
      accent: '#5a37e0',
      ink: '#5a37e0',
      shade: '#0b0524',
      veil: '#4a3aa0',
    }),
  }),
);
