import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a state. False if it has not come after twenty seconds. */
export async function until(reached: () => Promise<boolean>): Promise<boolean> {
  const patience = Date.now() + 20_000;
  while (!(await reached())) {
    if (Date.now() > patience) return false;
    await pause(20);
  }
  return true;
}
