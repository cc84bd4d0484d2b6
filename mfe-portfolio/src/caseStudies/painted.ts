/** The painted scene of a case's banner (`art/pictures/compositions/banners.ts`): its river is drawn, and placed, in the scene's own units. */
export const painted = { width: 1920, height: 1080 } as const;

/** The part of a scene that its river covers: more than all of it where a window shows what is beside it, and what a phone shows. */
export const riversIn = { wide: { left: -240, width: 2400 }, portrait: { width: 800 } } as const;
