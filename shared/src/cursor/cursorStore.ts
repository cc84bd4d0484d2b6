import { createStore } from 'zustand/vanilla';

/** The variants of the cursor bubble (SPEC §2, cursor overlay). */
export type CursorVariant = 'default' | 'project' | 'contact';

export const cursorStore = createStore<{ readonly variant: CursorVariant }>(() => ({ variant: 'default' }));
