/** Size of the painted scene of a case's banner (`art/pictures/compositions/banners.ts`). The river is drawn and placed in units of this scene. */
export const painted = { width: 1920, height: 1080 } as const;

/** Part of the scene that the river covers. Wide windows can show more than the scene, phones show less. */
export const riversIn = { wide: { left: -240, width: 2400 }, portrait: { width: 800 } } as const;
