import { createGlobalThemeContract } from '@vanilla-extract/css';
import { passageProperties } from './passageProperties.ts';

/** CSS variable of a passage: how many pixels of the passage are in the viewport when drawing begins (default 0). */
export const passageVars = createGlobalThemeContract({ lead: passageProperties.lead.slice(2) });
