import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { marqueeVars } from 'shared/motion';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const intro = style(inPage({ margin: 0 }));
/** How long one repeat takes, by width (SPEC §9, scroll durations). */
export const marquee = style(
  inPage({
    vars: { [marqueeVars.duration]: '60s' },
    '@media': {
      '(width >= 768px)': { vars: { [marqueeVars.duration]: '70s' } },
      '(width >= 1280px)': { vars: { [marqueeVars.duration]: '80s' } },
    },
  }),
);
globalStyle(`${marquee} > :first-child`, inPage({ borderBlockEnd: `1px solid ${tokens.surface.rule}` }));
globalStyle(`${marquee} > :first-child > div`, inPage({ alignItems: 'flex-end' }));
globalStyle(`${marquee} > :last-child`, inPage({ paddingInline: tokens.space.margin, paddingBlockStart: 8 }));

/** Whose it is stands above each, as high as the crop is. */
export const project = style(inPage({ display: 'grid', flex: 'none', rowGap: 12, margin: 0 }));
export const name = style(inPage({ color: tokens.surface.quiet, fontSize: tokens.size.small }));

/** Slightly different heights on a common baseline. */
export const picture = styleVariants({ low: 25, middle: 27.5, tall: 30.5 }, (height) =>
  inPage({
    display: 'block',
    flex: 'none',
    inlineSize: 'auto',
    blockSize: `max(${height * 7.2}px, ${height}vw)`,
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    borderRadius: `${tokens.radius.picture} ${tokens.radius.picture} 0 0`,
  }),
);
