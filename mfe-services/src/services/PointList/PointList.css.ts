import { style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';
import { projectListPointStyle } from '../projectListStyles.ts';

/** Title of the list, in small type because the heading of the section stands above. */
export const title = style(
  inPage({
    margin: 0,
    paddingBlockEnd: 12,
    color: tokens.surface.quiet,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.small,
    fontWeight: 400,
    lineHeight: `calc(${tokens.size.lead} * 1.5)`,
    letterSpacing: 'normal',
    wordSpacing: 'normal',
  }),
);
export const list = style(
  inPage({ margin: 0, padding: 0, borderBlockStart: `1px solid ${tokens.surface.rule}`, listStyle: '""' }),
);
/** A project's text with its drawing at the right; on phones the drawing is below. */
export const point = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(160px, 14.6vw, 232px)',
    columnGap: tokens.space.gutter,
    alignItems: 'center',
    paddingBlock: '16px 18px',
    borderBlockEnd: `1px solid ${tokens.surface.rule}`,
    ...projectListPointStyle,
    textWrap: 'pretty',
    '@media': { [breakpoints.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 14 } },
  }),
);
export const picture = style(
  inPage({
    inlineSize: '100%',
    blockSize: 'auto',
    '@media': { [breakpoints.narrow]: { inlineSize: 198 } },
  }),
);
export const closing = style(inPage({ margin: '28px 0 0', color: tokens.surface.quiet }));
