import { createGlobalThemeContract } from '@vanilla-extract/css';
import { passageProperties } from './passageProperties.ts';

/** Variables that the place of a passage may set: how far its top is in the window, in pixels, when the drawing begins (0). */
export const passageVars = createGlobalThemeContract({ lead: passageProperties.lead.slice(2) });
