/** Listens for signals that end a long-running command: Ctrl+C, or a stop of the process. A signal may come more than once. */
export function listenForInterruption(): { readonly signal: AbortSignal; readonly forget: () => void } {
  const interrupted = new AbortController();
  const stop = () => interrupted.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const each of signals) process.on(each, stop);
  // Exits before Node removes its own listeners, because a signal between the removal and the exit would turn a success into a failure.
  const end = () => process.exit();
  process.on('beforeExit', end);
  return {
    signal: interrupted.signal,
    forget: () => {
      for (const each of signals) process.off(each, stop);
      process.off('beforeExit', end);
    },
  };
}
