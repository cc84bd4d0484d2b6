import type { Pin } from 'shared/contract';

/** The connection as browsers with Network Information describe it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
  /** Megabits a second. */
  readonly downlink?: number;
}

/** From here on a line is fast: what is fetched ahead is there within a second. */
const fastDownlink = 5;

/**
 * Fetches modules ahead into the browser's cache, without running them, where it costs nobody anything. The document has to be loaded, the
 * browser idle, and its line known to be fast and not metered. The browser checks their integrity here already.
 */
export function prefetchModules(modules: readonly Pin[]): void {
  const { saveData, effectiveType, type, downlink = 0 } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType !== '4g' || type === 'cellular' || downlink < fastDownlink) return;
  const fetchAll = () => {
    // What fails here is asked for again when it is wanted, and tells then.
    for (const { url, integrity } of modules)
      fetch(url, { integrity, priority: 'low' })
        .then((response) => response.arrayBuffer())
        .catch(() => {});
  };
  if (document.readyState === 'complete') requestIdleCallback(fetchAll);
  else addEventListener('load', () => requestIdleCallback(fetchAll));
}
