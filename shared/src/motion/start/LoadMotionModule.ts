/** Modules by name. Each is loaded when an element that needs the module comes near the viewport. */
export interface MotionModules {
  /** Runs a counter. */
  readonly animate: Pick<typeof import('./runCounter.ts'), 'runCounter'>;
  /** Marks the current section in tables of contents. */
  readonly contents: Pick<typeof import('./markCurrentSection.ts'), 'markCurrentSection'>;
  /** Draws a passage in browsers without scroll timelines. */
  readonly passage: Pick<typeof import('./followPassage.ts'), 'followPassage'>;
}

/** Loads a module by name. Rejects if it cannot be loaded. */
export type LoadMotionModule = <Name extends keyof MotionModules>(name: Name) => Promise<MotionModules[Name]>;

/** Root margin of one viewport height, so that modules are loaded before their elements are visible. */
export const nearViewport = { margin: '100% 0px' } as const;
