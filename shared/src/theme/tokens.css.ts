import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Names of the design's CSS custom properties. They are fixed and public, so that releases of different ages read the same values, which
 * the shell sets once per page. A name keeps its meaning; another meaning gets a new name.
 */
export const tokens = createGlobalThemeContract(
  {
    /** Surfaces, texts, accents. Each accent has two values: `…Ink` for text on light surfaces, the other for dark ones and graphics. */
    color: {
      paper: 'color-paper',
      paper2: 'color-paper-2',
      white: 'color-white',
      deep: 'color-deep',
      deep2: 'color-deep-2',
      deep3: 'color-deep-3',
      ink: 'color-ink',
      ink2: 'color-ink-2',
      ink3: 'color-ink-3',
      foam: 'color-foam',
      foam2: 'color-foam-2',
      foam3: 'color-foam-3',
      line: 'color-line',
      lineOnDark: 'color-line-on-dark',
      control: 'color-control',
      controlOnDark: 'color-control-on-dark',
      buoy: 'color-buoy',
      buoyInk: 'color-buoy-ink',
      onBuoy: 'color-on-buoy',
      tide: 'color-tide',
      tideInk: 'color-tide-ink',
      blue: 'color-blue',
      blueInk: 'color-blue-ink',
      blueText: 'color-blue-text',
      green: 'color-green',
      greenInk: 'color-green-ink',
      amber: 'color-amber',
      amberInk: 'color-amber-ink',
      red: 'color-red',
      redInk: 'color-red-ink',
      redText: 'color-red-text',
      stone: 'color-stone',
      stoneEdge: 'color-stone-edge',
      disabled: 'color-disabled',
      /** Focus ring. Dark surfaces set it to the buoy's orange. */
      focus: 'color-focus',
    },
    /**
     * Colours that depend on the surface: background, text, quiet text, lines, edges of controls, small accents. A class of `surfaces` sets
     * them, so components need not know their surface. Default: the colours for `paper`.
     */
    surface: {
      background: 'surface-background',
      text: 'surface-text',
      quiet: 'surface-quiet',
      rule: 'surface-rule',
      edge: 'surface-edge',
      accent: 'surface-accent',
    },
    font: { text: 'font-text', heading: 'font-heading' },
    /** Font sizes that grow with the viewport, from 320 to 1920 px. */
    size: {
      figure: 'size-figure',
      display: 'size-display',
      footer: 'size-footer',
      caseTitle: 'size-case-title',
      banner: 'size-banner',
      title1: 'size-title-1',
      row: 'size-row',
      title2: 'size-title-2',
      title3: 'size-title-3',
      quote: 'size-quote',
      lead: 'size-lead',
      body: 'size-body',
      small: 'size-small',
    },
    space: {
      small: 'space-small',
      medium: 'space-medium',
      large: 'space-large',
      gutter: 'space-gutter',
      margin: 'space-margin',
      section: 'space-section',
    },
    width: { page: 'width-page', text: 'width-text' },
    radius: { picture: 'radius-picture', window: 'radius-window', round: 'radius-round' },
    layer: { header: 'layer-header', menu: 'layer-menu', dialog: 'layer-dialog', cursor: 'layer-cursor' },
    time: { fast: 'time-fast', in: 'time-in', slow: 'time-slow', stagger: 'time-stagger' },
    ease: { out: 'ease-out', flow: 'ease-flow' },
    shadow: { device: 'shadow-device' },
  },
  (name) => `porohy-${name}`,
);
