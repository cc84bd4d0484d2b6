/** Aborts `signal` if the user presses Ctrl+C or the system stops the process. A long-running command can then end in order. */
export function listenForInterruption(): { readonly signal: AbortSignal; readonly forget: () => void } {
  const interrupted = new AbortController();
  const stop = () => interrupted.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const each of signals) process.on(each, stop);
  // Exits once nothing is left to do. Node would remove its listeners first; a signal after that would make a successful command fail.
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
