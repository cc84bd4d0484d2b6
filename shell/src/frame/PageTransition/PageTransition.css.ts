import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { header, settle } from '../Header/Header.css.ts';
import { hasScrollTimelines } from '../width.ts';
import { createEdgeMask, drawFairwayRun, edgeWidth, fairwayLength } from './riverEdge.ts';

/** Duration of the transition from one page to the next. */
const duration = '480ms';
const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

/**
 * 1 while a page arrives and only the old page is a snapshot; the current then passes over it. The property is not inherited, so that a
 * change does not restyle the whole page. The pseudo-elements of the transition inherit it explicitly.
 */
const arriving = createVar({ syntax: '<number>', inherits: false, initialValue: '0' });

/**
 * The root of an arriving page gets no snapshot: the live page is below the old page's snapshot, and is painted once and clickable at once.
 * Within a document, script marks the arrival (`routing/pageChange.ts`). A loaded document counts as arriving for its first 1.5 seconds,
 * during the animation's delay, which costs no frames.
 */
const arrives = { viewTransitionName: 'none', vars: { [arriving]: '1' } };
const arrive = keyframes({ from: arrives });
globalStyle(':root', inShell({ animation: `${arrive} 1ms 1.5s backwards` }));
globalStyle(':root[data-page-transition]', inShell(arrives));

/** The page stays clickable during a transition. Snapshots receive no pointer events, so the header gets one only where needed. */
globalStyle('::view-transition', inShell({ pointerEvents: 'none', vars: { [arriving]: 'inherit' } }));

/** Elements with a name on both pages move to their new position; everything else cross-fades. */
globalStyle(
  '::view-transition-group(*)',
  inShell({ animationDuration: duration, animationTimingFunction: tokens.ease.flow, '@media': still }),
);
globalStyle(
  '::view-transition-old(*), ::view-transition-new(*)',
  inShell({ animationDuration: duration, '@media': still }),
);

/** An element without a counterpart fades out quickly, because the current would pass below it. */
globalStyle('::view-transition-old(*):only-child', inShell({ animationDuration: '120ms', '@media': still }));

/**
 * The old page, which the current covers from left to right. Two boxes move in opposite directions and the mask cuts the outer one, so the
 * page itself stays in place. Only transforms change, so nothing is repainted. On going back both pages are snapshots, and they cross-fade.
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
 * The fairway runs at the front of the current, from its height in the old banner to its height in the new one (`Fairway` of
 * `shared/design`). An empty strip moves between them, and the line runs through it.
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
 * A picture that moves between pages would pass over the header, so the header gets a snapshot above it. Both pages mark the picture
 * (`data-shared-transition`, docs/contracts.md): the old page while its link has the focus, the new page while it arrives.
 * `routing/pageChange.ts` forwards clicks to the header.
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
    // Keeps the header's scroll animation as well.
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

/** The cursor's bubble stays at the pointer, above everything. */
export const cursorName = 'frame-cursor';
globalStyle(`::view-transition-group(${cursorName})`, inShell({ animation: 'none', zIndex: 2 }));
globalStyle(`::view-transition-old(${cursorName})`, inShell({ display: 'none' }));
globalStyle(`::view-transition-new(${cursorName})`, inShell({ animation: 'none' }));
