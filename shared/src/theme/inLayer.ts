import type { StyleRule } from '@vanilla-extract/css';
import { page, shared, shell } from './layers.css.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];

const within = (layer: string) => (rule: Rule) => ({ '@layer': { [layer]: rule } });

export const inShared = within(shared);
export const inShell = within(shell);
export const inPage = within(page);
