/** Modules that are loaded when an element is near, by name. Each exports a function for such elements. */
export interface MotionModules {
  /** Runs a figure. */
  readonly animate: Pick<typeof import('./runCounter.ts'), 'runCounter'>;
  /** Marks what is being read in tables of contents. */
  readonly contents: Pick<typeof import('./markCurrentSection.ts'), 'markCurrentSection'>;
  /** Draws a passage where the engine has no timelines. */
  readonly passage: Pick<typeof import('./followPassage.ts'), 'followPassage'>;
}

/** Brings a module. Rejects if it cannot be had. */
export type LoadMotionModule = <Name extends keyof MotionModules>(name: Name) => Promise<MotionModules[Name]>;

/** A window's height: an element's module is requested when the element is that near. */
export const nearViewport = { margin: '100% 0px' } as const;
