/** Tells that a command shall end that goes on by itself: Ctrl+C, or whoever runs it. Each may be sent more than once. */
export function interruption(): { readonly signal: AbortSignal; readonly forget: () => void } {
  const interrupted = new AbortController();
  const stop = () => interrupted.abort();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const each of signals) process.on(each, stop);
  // Node takes its listeners away before it has ended: a signal that comes then would make a failure of what has ended well.
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
