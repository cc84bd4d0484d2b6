import type { CursorVariant } from './cursorStore.ts';

/** What an element wears to change the cursor bubble while the pointer is over it: `<Link {...cursorTarget('contact')}>`. */
export const cursorTarget = (
  variant: Exclude<CursorVariant, 'default'>,
): { readonly 'data-cursor-variant': CursorVariant } => ({
  'data-cursor-variant': variant,
});
