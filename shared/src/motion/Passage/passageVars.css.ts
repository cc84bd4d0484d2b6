import { createGlobalThemeContract } from '@vanilla-extract/css';
import { passageProperties } from './passageProperties.ts';

/** CSS variable of a passage: pixels from `revealMargin` up to the passage's top when drawing begins (default 0). */
export const passageVars = createGlobalThemeContract({ lead: passageProperties.lead.slice(2) });
