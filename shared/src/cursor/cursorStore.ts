import { createStore } from 'zustand/vanilla';

/** The variants of the cursor bubble (SPEC §2, cursor overlay). */
export type CursorVariant = 'default' | 'project' | 'contact';

/** The variant of the bubble that the shell shows now. */
export const cursorStore = createStore<{ readonly variant: CursorVariant }>(() => ({ variant: 'default' }));
