import { createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints, inPage, tokens } from 'shared/design';

/** Palette of the exchange for the design's surfaces. Only the live price has the agency's orange. */
export const ice = {
  ground: '#e9efee',
  second: '#d9e4e2',
  ink: '#07151f',
  muted: '#3b5158',
  rule: 'rgb(7 21 31 / 0.18)',
};
export const night = { ground: '#07151f', text: '#eaf3f1', muted: '#a9bfbc', rule: 'rgb(234 243 241 / 0.18)' };
export const app = {
  ground: '#0a1a24',
  bar: '#06131b',
  text: '#e6f0ee',
  muted: '#9fb6b7',
  up: '#3dd9a4',
  down: '#ff7f93',
  rule: 'rgb(230 240 238 / 0.1)',
};

/** Colours for rising and falling prices on light surfaces, and the teal of small details. */
export const colors = createGlobalThemeContract(
  { up: 'exchange-up', down: 'exchange-down', deepTeal: 'exchange-teal' },
  (name) => `porohy-${name}`,
);

const { surface, color } = tokens;

const light = {
  [surface.background]: ice.ground,
  [surface.text]: ice.ink,
  [surface.quiet]: ice.muted,
  [surface.rule]: ice.rule,
  [surface.edge]: '#5f7b7a',
  [surface.accent]: '#0b6b5e',
  [color.focus]: '#0b6b5e',
};
const dark = {
  [surface.background]: night.ground,
  [surface.text]: night.text,
  [surface.quiet]: night.muted,
  [surface.rule]: night.rule,
  [surface.edge]: '#5f7b7a',
  [surface.accent]: '#5fe0c6',
  [color.focus]: '#5fe0c6',
};

export const page = style(
  inPage({
    vars: { ...light, [colors.up]: '#0b6b47', [colors.down]: '#b3203f', [colors.deepTeal]: '#0b6b5e' },
    background: ice.ground,
    color: ice.ink,
    // Clips overflow, because the standalone site has no frame that clips it (SPEC §2).
    overflow: 'clip',
  }),
);
globalStyle(`${page} > section`, inPage({ vars: light }));
globalStyle(`${page} > :is(#features, #faq)`, inPage({ vars: { [surface.background]: ice.second } }));
globalStyle(`${page} > :is(#security, #jumbotron)`, inPage({ vars: dark, '@media': { print: { vars: light } } }));
// Adds padding where a light section meets a dark one, because the classes of the surfaces set none there.
globalStyle(`${page} > :is(#security, #security + *, #jumbotron)`, inPage({ paddingBlockStart: tokens.space.section }));
globalStyle(
  `${page} > :is(#security, :has(+ #security, + #jumbotron))`,
  inPage({ paddingBlockEnd: tokens.space.section }),
);
// Reduces the padding of the security section, so that its title, drawing and text fit one viewport.
globalStyle(`${page} > #security`, inPage({ paddingBlock: 'clamp(64px, 6.7vw, 128px)' }));
// The first section follows the offer, and the last precedes the risk note, so both have a padding of their own.
globalStyle(`${page} > #prices`, inPage({ paddingBlockStart: 'clamp(56px, 7.8vw, 112px)' }));
globalStyle(`${page} > #jumbotron`, inPage({ paddingBlockEnd: 'clamp(32px, 5vw, 72px)' }));
// Fades the harbour drawing on phones, where text covers all of it.
globalStyle(
  `${page} > #jumbotron > picture > img`,
  // From 1024 px on, moves the breakwaters in the drawing to the right of the text.
  inPage({ '@media': { [breakpoints.narrow]: { opacity: 0.15 }, [breakpoints.large]: { translate: '14% 0' } } }),
);
globalStyle(`${page} > #jumbotron > :last-child`, inPage({ marginBlockStart: 'clamp(24px, 2.4vw, 40px)' }));
/** Class of the risk note below the jumbotron. The note's background continues the jumbotron's. */
export const afterHarbour = style({});
globalStyle(
  `${page} > ${afterHarbour}`,
  inPage({ vars: dark, color: night.text, '@media': { print: { vars: light, color: ice.ink } } }),
);
