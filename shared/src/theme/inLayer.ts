import type { StyleRule } from '@vanilla-extract/css';
import { page, shared, shell } from './layers.css.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];

const within = (layer: string) => (rule: Rule) => ({ '@layer': { [layer]: rule } });

/** A rule of a component that all share. */
export const inShared = within(shared);
/** A rule of the frame. */
export const inShell = within(shell);
/** A rule of a page. */
export const inPage = within(page);
