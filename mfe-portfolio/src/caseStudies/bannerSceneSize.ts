/** Size of the painted scene of a case's banner, in px (`art/pictures/compositions/banners.ts`). The drawn stream is positioned in these units. */
export const bannerSceneSize = { width: 1920, height: 1080 } as const;

/** Part of the scene that the stream's drawing covers. Wide windows can show more than the scene; phones show less. */
export const riverAreas = { wide: { left: -240, width: 2400 }, portrait: { width: 800 } } as const;
