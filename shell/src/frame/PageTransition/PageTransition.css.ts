import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { inShell, tokens } from 'shared/design';
import { header, settle } from '../Header/Header.css.ts';
import { hasScrollTimelines } from '../width.ts';
import { createEdgeMask, drawTransitionFairway, edgeWidth, fairwayLength } from './riverEdge.ts';

const duration = '480ms';
const still = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };

/**
 * 1 during a page change in which the edge of water uncovers the new page, else 0. Not inherited, so that a change does not restyle the
 * whole page. The transition's pseudo-elements inherit the value explicitly.
 */
const arriving = createVar({ syntax: '<number>', inherits: false, initialValue: '0' });

/**
 * The new page's root gets no snapshot. The live page is below the old page's snapshot: it is painted only once, and clickable immediately.
 * In a client navigation, script sets the attribute (`routing/pageChange.ts`). After a document load, the delay of an animation keeps these
 * values for 1.5 s without costing frames.
 */
const arrives = { viewTransitionName: 'none', vars: { [arriving]: '1' } };
const arrive = keyframes({ from: arrives });
globalStyle(':root', inShell({ animation: `${arrive} 1ms 1.5s backwards` }));
globalStyle(':root[data-page-transition]', inShell(arrives));

/** Keeps the page clickable. An element with a snapshot is not clickable, so the header has one only while a picture moves. */
globalStyle('::view-transition', inShell({ pointerEvents: 'none', vars: { [arriving]: 'inherit' } }));

/** Elements with a `view-transition-name` on both pages move to their new position. All others cross-fade. */
globalStyle(
  '::view-transition-group(*)',
  inShell({ animationDuration: duration, animationTimingFunction: tokens.ease.flow, '@media': still }),
);
globalStyle(
  '::view-transition-old(*), ::view-transition-new(*)',
  inShell({ animationDuration: duration, '@media': still }),
);

/** Fades a named element that is only on the old page out quickly. Otherwise the edge of water would pass below its snapshot. */
globalStyle('::view-transition-old(*):only-child', inShell({ animationDuration: '120ms', '@media': still }));

/**
 * An edge of water uncovers the new page from left to right. The image pair moves right, and its mask hides everything left of the edge.
 * The old snapshot in the pair moves left by the same distance, so it stays in place. Only transforms change, so nothing is repainted.
 * After the Back button both pages are snapshots, and cross-fade.
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
 * An orange line (the fairway) moves with the edge of water, from its height in the old banner to its height in the new one. The named
 * element is the empty strip `Fairway` of `shared/design`; the line is a background of its image pair.
 */
const run = keyframes({ from: { translate: `${-fairwayLength}px 0` }, to: { translate: '100vw 0' } });
globalStyle('::view-transition-group(fairway)', inShell({ overflow: 'clip' }));
globalStyle(
  '::view-transition-image-pair(fairway)',
  inShell({
    background: `${drawTransitionFairway('#ff5226')} 0 0 / ${fairwayLength}px 100% no-repeat`,
    animation: `${run} ${duration} ${tokens.ease.flow} both`,
    '@media': still,
  }),
);
globalStyle('::view-transition-old(fairway), ::view-transition-new(fairway)', inShell({ display: 'none' }));

/**
 * A shared picture moves between the pages. The header gets a snapshot above the picture, which would otherwise cover the header. The old
 * page marks the picture while its link has the focus, the new page while it arrives (`data-shared-transition`, docs/attributes.md).
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
    // Repeats the header's scroll animation, which this rule would otherwise override.
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

/** Name of the snapshot of the cursor's disc, which follows the pointer during a transition, above everything. */
export const cursorName = 'frame-cursor';
globalStyle(`::view-transition-group(${cursorName})`, inShell({ animation: 'none', zIndex: 2 }));
globalStyle(`::view-transition-old(${cursorName})`, inShell({ display: 'none' }));
globalStyle(`::view-transition-new(${cursorName})`, inShell({ animation: 'none' }));
