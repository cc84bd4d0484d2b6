import type { CursorVariant } from './cursorStore.ts';

/** Returns the attribute that changes the cursor bubble over an element: `<Link {...getCursorTargetProps('contact')}>`. */
export const getCursorTargetProps = (
  variant: Exclude<CursorVariant, 'default'>,
): { readonly 'data-cursor-variant': CursorVariant } => ({
  'data-cursor-variant': variant,
});
