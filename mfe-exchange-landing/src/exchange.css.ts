import { createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css';
import { inPage, tokens, widths } from 'shared/design';

/** Ice and ink: the exchange's own palette over the design's surfaces. No orange of the agency but the live price. */
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

/** A rise and a fall on ice, and the mint of the dark button. */
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
    // Alone there is no frame whose main content hides its overflow (SPEC §2).
    overflow: 'clip',
  }),
);
globalStyle(`${page} > section`, inPage({ vars: light }));
globalStyle(`${page} > :is(#features, #faq)`, inPage({ vars: { [surface.background]: ice.second } }));
globalStyle(`${page} > :is(#security, #jumbotron)`, inPage({ vars: dark, '@media': { print: { vars: light } } }));
// Day and night meet here where the surfaces say nothing of it.
globalStyle(`${page} > :is(#security, #security + *, #jumbotron)`, inPage({ paddingBlockStart: tokens.space.section }));
globalStyle(
  `${page} > :is(#security, :has(+ #security, + #jumbotron))`,
  inPage({ paddingBlockEnd: tokens.space.section }),
);
// Its title, its drawing and what it says are seen in one window.
globalStyle(`${page} > #security`, inPage({ paddingBlock: 'clamp(64px, 6.7vw, 128px)' }));
// The offer ends above the first of them, and the risk stands below the last, each after a room of its own.
globalStyle(`${page} > #prices`, inPage({ paddingBlockStart: 'clamp(56px, 7.8vw, 112px)' }));
globalStyle(`${page} > #jumbotron`, inPage({ paddingBlockEnd: 'clamp(32px, 5vw, 72px)' }));
// On phones words stand on all of the harbour.
globalStyle(
  `${page} > #jumbotron > picture > img`,
  // On wide windows the breakwaters stand beside them.
  inPage({ '@media': { [widths.narrow]: { opacity: 0.15 }, [widths.large]: { translate: '14% 0' } } }),
);
globalStyle(`${page} > #jumbotron > :last-child`, inPage({ marginBlockStart: 'clamp(24px, 2.4vw, 40px)' }));
/** The end of the page is one water: the risk stands below the jumbotron on its ground. */
export const afterHarbour = style({});
globalStyle(
  `${page} > ${afterHarbour}`,
  inPage({ vars: dark, color: night.text, '@media': { print: { vars: light, color: ice.ink } } }),
);
