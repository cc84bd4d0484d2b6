import { style } from '@vanilla-extract/css';
import { layers, layout, widths } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const columns = style([
  layout.columns,
  inPage({ rowGap: 56, marginBlockStart: 'clamp(40px, 5vw, 80px)', paddingBlockEnd: 'clamp(64px, 7vw, 120px)' }),
]);
export const form = style(
  inPage({ gridColumn: '1 / 8', minInlineSize: 0, '@media': { [widths.belowLarge]: { gridColumn: '1 / -1' } } }),
);
