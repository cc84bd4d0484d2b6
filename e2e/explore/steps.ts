import { conditions } from './steps/conditions.ts';
import { going } from './steps/going.ts';
import { opening } from './steps/opening.ts';
import type { Step } from './steps/Step.ts';
import { typing } from './steps/typing.ts';

/** All that can be done. */
export const steps: readonly Step[] = [...going, ...opening, ...typing, ...conditions];
