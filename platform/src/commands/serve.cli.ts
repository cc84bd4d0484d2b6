import { chosenStore } from './chosenStore.ts';
import { runCommand } from './runCommand.ts';
import { serveUntilStopped } from './serveUntilStopped.ts';

/** Serves what is live in the store; nothing is built or composed. */
await runCommand(async () => serveUntilStopped(await chosenStore('reading')));
