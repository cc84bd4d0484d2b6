import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import wide from '../../../art/assembly.json';
import narrow from '../../../art/assembly-upright.json';
import { projectListLabelStyle, projectListPointStyle } from '../projectListStyles.ts';

const percent = (part = 0) => `${Math.round(part * 1e6) / 1e4}%`;
/** Media query for windows in which the page shows the upright drawing. */
export const uprightOn = breakpoints.belowLarge;

// Removes the padding below, so that the drawn stream ends at the section's edge.
globalStyle('#assembly', inPage({ paddingBlockEnd: 0 }));
globalStyle('#assembly > :last-child', inPage({ marginBlockStart: 'clamp(20px, 2vw, 32px)' }));

export const caption = style(inPage({ margin: 0, fontSize: tokens.size.small }));
/** Container query that holds if each text fits its place in the drawing. In a large font it fails, and the texts become a list. */
const fits = '(width >= 50rem)';
export const scene = style(
  inPage({
    position: 'relative',
    containerType: 'inline-size',
    // Between 768 and 1024 px, drawing and list stand side by side.
    '@media': {
      '(768px <= width < 1024px)': {
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        alignItems: 'center',
        columnGap: tokens.space.gutter,
      },
    },
  }),
);
export const drawn = style(inPage({ position: 'relative' }));
export const drawing = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    maskImage: 'linear-gradient(#0000, #000 5%, #000 92%, #0000)',
    '@media': { '(forced-colors: active)': { background: tokens.color.paper2, forcedColorAdjust: 'none' } },
  }),
);
globalStyle(`${scene} ul`, inPage({ margin: 0, padding: 0, listStyle: '""' }));
/** Name of a module, on its block in the drawing. */
export const part = style(
  inPage({
    position: 'absolute',
    inlineSize: percent(wide.block[0]),
    blockSize: percent(wide.block[1]),
    display: 'grid',
    alignItems: 'end',
    padding: 'clamp(6px, 1.1vw, 18px)',
    color: tokens.color.foam,
    fontFamily: tokens.font.heading,
    fontSize: 'clamp(1rem, 0.55rem + 0.95vw, 1.75rem)',
    fontWeight: 300,
    lineHeight: 1.1,
    letterSpacing: '-0.015em',
    wordSpacing: '0.08em',
    forcedColorAdjust: 'none',
    '@media': {
      [uprightOn]: {
        inlineSize: percent(narrow.block[0]),
        blockSize: percent(narrow.block[1]),
        padding: 'clamp(8px, 3vw, 14px)',
        fontSize: 'clamp(1rem, 0.7rem + 1.6vw, 1.375rem)',
      },
    },
  }),
);
/** Index, among the wide drawing's blocks, of the module that is taken out of the wall. */
const out = 2;
/** Maps each block of the wide drawing to its block in the upright one. There block 1, not 2, is outside the wall. */
const uprightOf = [0, 2, 1, 3, 4, 5] as const;
const startsAt = (at: { readonly x: number; readonly y: number } | undefined) => ({
  insetInlineStart: percent(at?.x),
  insetBlockStart: percent(at?.y),
});
for (const [index, block] of wide.blocks.entries())
  globalStyle(
    `${part}:nth-child(${index + 1})`,
    inPage({
      ...startsAt(block),
      ...(index === out && { color: tokens.color.onBuoy }),
      '@media': { [uprightOn]: startsAt(narrow.blocks[uprightOf[index] ?? 0]) },
    }),
  );

/** Style of a text at a fixed place in the drawing. */
const placed = {
  position: 'absolute',
  display: 'grid',
  alignContent: 'center',
  margin: 0,
} as const;
const inset = 'clamp(12px, 1.67vw, 32px)';

/** List of typical projects. Their texts stand inside the wide drawing, but below the upright drawing. */
export const built = style(
  inPage({
    '@media': {
      [breakpoints.belowLarge]: { paddingInline: tokens.space.margin, paddingBlockEnd: 'clamp(56px, 8vw, 88px)' },
      '(768px <= width < 1024px)': { paddingInlineStart: 0 },
    },
    '@container': { '(width < 50rem)': { paddingInline: tokens.space.margin, paddingBlockEnd: 88 } },
  }),
);
export const title = style(
  inPage({
    margin: '0 0 16px',
    ...projectListLabelStyle,
    '@media': {
      [breakpoints.large]: {
        '@container': {
          [fits]: { ...placed, paddingInlineStart: 12, fontSize: 'clamp(1rem, 0.4rem + 0.9vw, 1.25rem)' },
        },
      },
    },
  }),
);
export const point = style(
  inPage({
    ...projectListPointStyle,
    textWrap: 'pretty',
    '@media': {
      [breakpoints.large]: {
        '@container': {
          [fits]: { ...placed, paddingInline: inset, fontSize: 'clamp(1.0625rem, 0.2rem + 1.35vw, 1.75rem)' },
        },
      },
      [breakpoints.belowLarge]: {
        paddingBlock: '16px 18px',
        paddingInlineStart: 30,
        borderBlockStart: `1px solid ${tokens.surface.rule}`,
        // Draws a small dark square as the bullet, which looks like a module of the drawing.
        background: `linear-gradient(${tokens.color.ink}, ${tokens.color.ink}) 0 calc(16px + 0.26em) / 14px 14px no-repeat`,
      },
    },
  }),
);
export const closing = style(
  inPage({
    margin: '8px 0 0',
    color: tokens.surface.quiet,
    '@media': { [breakpoints.large]: { '@container': { [fits]: { ...placed, paddingInline: inset } } } },
  }),
);

const [still, label] = wide.still;
for (const [what, box] of [
  [`${built} > ${title}`, label],
  [`${built} > ${closing}`, still],
  ...wide.around.map((each, index) => [`${point}:nth-child(${index + 1})`, each] as const),
] as const)
  globalStyle(
    what,
    inPage({
      '@media': {
        [breakpoints.large]: {
          '@container': {
            [fits]: { ...startsAt(box), inlineSize: percent(box?.width), blockSize: percent(box?.height) },
          },
        },
      },
    }),
  );
