import { chosenStore } from './chosenStore.ts';
import { serveUntilStopped } from './serveUntilStopped.ts';

/** Serves what is live in the store; nothing is built or composed. */
try {
  await serveUntilStopped(await chosenStore('reading'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
