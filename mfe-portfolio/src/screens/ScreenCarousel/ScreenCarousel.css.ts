import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';

const inPage = (rule: Record<string, unknown>) => ({ '@layer': { [layers.page]: rule } });

export const screens = styleVariants({
  desktop: inPage({ overflow: 'clip', paddingBlockStart: 'clamp(8px, 1vw, 16px)' }),
  mobile: inPage({ minInlineSize: 0 }),
});
/** A phone is 310 pixels wide at every width of the window, so that the foot of its screen is seen as well (SPEC §9, phone slider). */
globalStyle(
  `${screens.mobile} [aria-roledescription="slide"] > div`,
  inPage({ inlineSize: '310px', boxShadow: `0 0 0 1.5px ${tokens.color.ink2}, ${tokens.shadow.device}` }),
);
globalStyle(
  `${screens.mobile} [aria-roledescription="carousel"] > [role="group"]`,
  inPage({ paddingBlockEnd: 72, marginBlockEnd: -32 }),
);
globalStyle(`${screens.desktop} [aria-roledescription="carousel"] > :last-child`, inPage({ justifyContent: 'center' }));

export const note = style(
  inPage({
    margin: '20px auto 0',
    paddingInline: tokens.space.margin,
    color: tokens.color.ink2,
    fontSize: tokens.size.small,
    textAlign: 'center',
    selectors: { [`${screens.mobile} > &`]: { paddingInline: 0, textAlign: 'start' } },
  }),
);
