import type { Pin } from 'shared/contract';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
  /** Bandwidth in megabits per second. */
  readonly downlink?: number;
}

/** Minimum bandwidth in megabits per second, at which the modules arrive within a second. */
const fastDownlink = 5;

/**
 * Prefetches modules into the browser's cache, without running them. Does so only if that costs nothing: the document has loaded, the
 * browser is idle, and the connection is fast and not metered. The browser checks the modules' integrity.
 */
export function prefetchModules(modules: readonly Pin[]): void {
  const { saveData, effectiveType, type, downlink = 0 } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== '4g' || type === 'cellular' || downlink < fastDownlink) return;
  const fetchAll = () => {
    // Ignores failures, which are reported later, when the module is needed.
    for (const { url, integrity } of modules)
      fetch(url, { integrity, priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(() => {});
  };
  if (document.readyState === 'complete') requestIdleCallback(fetchAll);
  else addEventListener('load', () => requestIdleCallback(fetchAll));
}
