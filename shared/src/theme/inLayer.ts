import type { StyleRule } from '@vanilla-extract/css';
import { page, shared, shell } from './layers.css.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];

const within = (layer: string) => (rule: Rule) => ({ '@layer': { [layer]: rule } });

/** Puts a style rule of a shared component into the cascade layer `shared`. */
export const inShared = within(shared);
/** Puts a style rule of the shell into the cascade layer `shell`. */
export const inShell = within(shell);
/** Puts a style rule of a page into the cascade layer `page`. */
export const inPage = within(page);
