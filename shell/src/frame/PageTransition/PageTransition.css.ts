import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { header, settle } from '../Header/Header.css.ts';
import { hasScrollTimelines } from '../width.ts';
import { createEdgeMask, drawFairwayRun, edgeWidth, fairwayLength } from './riverEdge.ts';

/** Duration of the transition from one page to the next. */
const duration = '480ms';
const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

/**
 * 1 while a page arrives and only the last one is a picture: then the current passes over it. It is not inherited, so that a change does not
 * restyle the rest of the page. The parts of the transition inherit it explicitly.
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
globalStyle(':root[data-page-transition]', inShell(arrives));

/** Everything on screen answers during a transition. A picture takes no pointer events, so the header is one only where it must be (below). */
globalStyle('::view-transition', inShell({ pointerEvents: 'none', vars: { [arriving]: 'inherit' } }));

/** Elements that two pages give the same name travel; everything else fades over. */
globalStyle(
  '::view-transition-group(*)',
  inShell({ animationDuration: duration, animationTimingFunction: tokens.ease.flow, '@media': still }),
);
globalStyle(
  '::view-transition-old(*), ::view-transition-new(*)',
  inShell({ animationDuration: duration, '@media': still }),
);

/** An element without a counterpart goes at once: the current would pass below it. */
globalStyle('::view-transition-old(*):only-child', inShell({ animationDuration: '120ms', '@media': still }));

/**
 * The last page, and the current that takes it from left to right. Two boxes move against each other, and the edge cuts the outer one. So the
 * page stands still while the edge passes: only places change, and nothing is painted. Where both pages are pictures (going back) nothing
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
    maskImage: `${createEdgeMask()}, linear-gradient(#000, #000)`,
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
 * The fairway runs at the head of the current, from its height in the last page's banner to that in the next one's (`Fairway` of
 * `shared/design`). An empty strip travels, and the line runs through it.
 */
const run = keyframes({ from: { translate: `${-fairwayLength}px 0` }, to: { translate: '100vw 0' } });
globalStyle('::view-transition-group(fairway)', inShell({ overflow: 'clip' }));
globalStyle(
  '::view-transition-image-pair(fairway)',
  inShell({
    background: `${drawFairwayRun('#ff5226')} 0 0 / ${fairwayLength}px 100% no-repeat`,
    animation: `${run} ${duration} ${tokens.ease.flow} both`,
    '@media': still,
  }),
);
globalStyle('::view-transition-old(fairway), ::view-transition-new(fairway)', inShell({ display: 'none' }));

/**
 * A picture that travels from page to page would pass over the header. Only while one travels the header is a picture, too, and lies above it.
 * It stands where it was, light turning dark or the other way. Both pages mark what travels (`data-shared-transition`, docs/contracts.md). The page that
 * is left does so while the link has the focus, the page that comes as long as it arrives. `routing/pageChange.ts` hands presses on to it.
 */
const headerName = 'frame-header';
const travels = ':root:has(main [data-shared-transition="source"]:focus-within)';
const arrived = ':root:has(main [data-shared-transition="target"])';
const headerNamed = keyframes({ from: { viewTransitionName: headerName } });
globalStyle(`:is(${travels}, ${arrived}[data-page-transition]) ${header}`, inShell({ viewTransitionName: headerName }));
globalStyle(
  `${arrived} ${header}`,
  inShell({
    animation: `${headerNamed} 1ms 1.5s backwards`,
    // Beside what it does with the scrolling.
    '@supports': {
      [hasScrollTimelines]: {
        animation: `${settle} linear both, ${headerNamed} 1ms 1.5s backwards`,
        animationTimeline: 'scroll(root), auto',
        animationRange: '0px 120px, normal',
      },
    },
  }),
);
globalStyle(`::view-transition-group(${headerName})`, inShell({ zIndex: 1 }));
globalStyle(
  `::view-transition-old(${headerName}):only-child`,
  inShell({ animationDuration: duration, '@media': still }),
);
globalStyle(`::view-transition-new(${headerName}):only-child`, inShell({ animation: 'none' }));

/** The bubble stays with the pointer, above everything. */
export const cursorName = 'frame-cursor';
globalStyle(`::view-transition-group(${cursorName})`, inShell({ animation: 'none', zIndex: 2 }));
globalStyle(`::view-transition-old(${cursorName})`, inShell({ display: 'none' }));
globalStyle(`::view-transition-new(${cursorName})`, inShell({ animation: 'none' }));
