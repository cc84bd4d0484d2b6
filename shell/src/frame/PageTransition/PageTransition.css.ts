import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { layers, tokens } from 'shared/design';
import { edgeMask, edgeWidth, fairwayLength, fairwayRun } from './riverEdge.ts';

const inShell = (rule: Record<string, unknown>) => ({ '@layer': { [layers.shell]: rule } });

/** How long the river takes from one page to the next. */
const duration = '480ms';
const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

/**
 * 1 while a page arrives and the last one is all that is a picture: then the current passes over it. It is not inherited, so that the rest
 * of the page is not styled anew when it changes; the parts of the transition ask for it.
 */
const arriving = createVar({ syntax: '<number>', inherits: false, initialValue: '0' });

/**
 * While a page arrives its own root is no picture: it is there itself, below the last page's, painted once and pressed at once. Within a
 * document script says when that is (`routing/pageChange.ts`); a document that is loaded has arrived when it is a second and a half old. The keyframe
 * stands in the animation's delay, which costs no frames.
 */
const arrives = { viewTransitionName: 'none', vars: { [arriving]: '1' } };
const arrive = keyframes({ from: arrives });
globalStyle(':root', inShell({ animation: `${arrive} 1ms 1.5s backwards` }));
globalStyle(':root[data-arriving]', inShell(arrives));

/** Whatever is on screen answers meanwhile. The header has no name for that reason: what is a picture takes no pointer. */
globalStyle('::view-transition', inShell({ pointerEvents: 'none', vars: { [arriving]: 'inherit' } }));

/** What two pages name alike travels; the rest fades over. */
globalStyle(
  '::view-transition-group(*)',
  inShell({ animationDuration: duration, animationTimingFunction: tokens.ease.flow, '@media': still }),
);
globalStyle(
  '::view-transition-old(*), ::view-transition-new(*)',
  inShell({ animationDuration: duration, '@media': still }),
);

/** What has no counterpart goes at once: the current would pass below it. */
globalStyle('::view-transition-old(*):only-child', inShell({ animationDuration: '120ms', '@media': still }));

/**
 * The last page, and the current that takes it from left to right. Two boxes move against each other, the outer one cut by the edge, so that
 * the page stands still while the edge passes: only places change, and nothing is painted. Where both pages are pictures (going back) nothing
 * moves, and they fade over.
 */
const way = `calc(${arriving} * (100vw + ${edgeWidth}px))`;
const pass = keyframes({ to: { translate: `${way} 0` } });
const stay = keyframes({ to: { translate: `calc(-1 * ${way}) 0` } });
const passing = (name: string) => ({
  vars: { [arriving]: 'inherit' },
  animation: `${name} ${duration} ${tokens.ease.flow} both`,
  '@media': still,
});
globalStyle('::view-transition-group(root)', inShell({ vars: { [arriving]: 'inherit' } }));
globalStyle(
  '::view-transition-image-pair(root)',
  inShell({
    ...passing(pass),
    insetInlineStart: -edgeWidth,
    maskImage: `${edgeMask()}, linear-gradient(#000, #000)`,
    maskSize: `${edgeWidth}px 100%, calc(100% - ${edgeWidth - 1}px) 100%`,
    maskPosition: '0 0, 100% 0',
    maskRepeat: 'no-repeat',
  }),
);
globalStyle(
  '::view-transition-old(root), ::view-transition-new(root)',
  inShell({ insetInlineStart: edgeWidth, inlineSize: `calc(100% - ${edgeWidth}px)` }),
);
globalStyle('::view-transition-old(root):only-child', inShell(passing(stay)));

/**
 * The fairway runs at the head of the current, from the height where it runs in the last page's banner to that of the next one's (`Fairway` of
 * `shared/design`): an empty strip travels, and the line runs through it.
 */
const run = keyframes({ from: { translate: `${-fairwayLength}px 0` }, to: { translate: '100vw 0' } });
globalStyle('::view-transition-group(fairway)', inShell({ overflow: 'clip' }));
globalStyle(
  '::view-transition-image-pair(fairway)',
  inShell({
    background: `${fairwayRun('#ff5226')} 0 0 / ${fairwayLength}px 100% no-repeat`,
    animation: `${run} ${duration} ${tokens.ease.flow} both`,
    '@media': still,
  }),
);
globalStyle('::view-transition-old(fairway), ::view-transition-new(fairway)', inShell({ display: 'none' }));

/** The bubble stays with the pointer, above everything. */
export const cursorName = 'frame-cursor';
globalStyle(`::view-transition-group(${cursorName})`, inShell({ animation: 'none' }));
globalStyle(`::view-transition-old(${cursorName})`, inShell({ display: 'none' }));
globalStyle(`::view-transition-new(${cursorName})`, inShell({ animation: 'none' }));
