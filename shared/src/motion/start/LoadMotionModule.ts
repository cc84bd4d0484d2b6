/** Modules that are loaded when an element is near, by name. */
export interface MotionModules {
  /** Runs a counter. */
  readonly animate: Pick<typeof import('./runCounter.ts'), 'runCounter'>;
  /** Marks the current section in tables of contents. */
  readonly contents: Pick<typeof import('./markCurrentSection.ts'), 'markCurrentSection'>;
  /** Draws a passage in engines without scroll timelines. */
  readonly passage: Pick<typeof import('./followPassage.ts'), 'followPassage'>;
}

/** Loads a module. Rejects if it is unavailable. */
export type LoadMotionModule = <Name extends keyof MotionModules>(name: Name) => Promise<MotionModules[Name]>;

/** Margin of one window height, within which an element's module is loaded. */
export const nearViewport = { margin: '100% 0px' } as const;
