import { messageOf } from '../../store/messageOf.ts';

/** Runs a command of the terminal. What it throws is told, and the process ends with 1 when it ends. */
export async function runCommand(
  command: () => Promise<void>,
  tell: (message: string) => void = (message) => console.error(message),
): Promise<void> {
  try {
    await command();
  } catch (error) {
    tell(messageOf(error));
    process.exitCode = 1;
  }
}
