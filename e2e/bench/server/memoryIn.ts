/**
 * What metrics say of a process, in MB: what it uses of its heap and beside it, and what the system has given it, which includes what its allocators
 * hold ready.
 */
export function memoryIn(metrics: string): { readonly inUse: number; readonly resident: number } {
  const megabytes = (...names: readonly string[]) =>
    names.reduce((sum, name) => sum + Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]), 0) / 1e6;
  return {
    inUse: megabytes('nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'),
    resident: megabytes('process_resident_memory_bytes'),
  };
}
