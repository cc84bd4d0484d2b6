import { assignVars, style } from '@vanilla-extract/css';
import { inPage } from 'shared/design';
import { caseColors } from '../caseColors.css.ts';

export const colors = style(
  inPage({
    vars: assignVars(caseColors, {
      tint: '#ffd9c4',
      glow: '#ff8a5b',
      accent: '#e5431a',
      ink: '#a93f16',
      shade: '#2e0701',
      veil: '#761804',
    }),
  }),
);
