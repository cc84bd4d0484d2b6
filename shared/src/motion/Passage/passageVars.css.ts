import { createGlobalThemeContract } from '@vanilla-extract/css';
import { passageProperties } from './passageProperties.ts';

/** CSS variable (default 0px). Drawing begins when the passage's top is `revealMargin` plus this far above the viewport's lower edge. */
export const passageVars = createGlobalThemeContract({ lead: passageProperties.lead.slice(2) });
