/** Number of steps in the wizard (SPEC §4, install modal). A step's index starts from 0. */
export const stepCount = 3;

export const getNextStep = (step: number): number => Math.min(step + 1, stepCount - 1);

export const getPreviousStep = (step: number): number => Math.max(step - 1, 0);

export const isFirstStep = (step: number): boolean => step === 0;

export const isLastStep = (step: number): boolean => step === stepCount - 1;
