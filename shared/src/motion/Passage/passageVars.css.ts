import { createGlobalThemeContract } from '@vanilla-extract/css';
import { passageProperties } from './passageProperties.ts';

/** CSS variables that a passage's place sets: how far its top is inside the viewport, in pixels, when drawing begins (default 0). */
export const passageVars = createGlobalThemeContract({ lead: passageProperties.lead.slice(2) });
