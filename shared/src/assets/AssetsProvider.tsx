import { createContext, type ReactNode, useContext } from 'react';

const AssetsContext = createContext('/');

interface AssetsProviderProps {
  /** Base address of the package whose parts are rendered below: `/r/portfolio/`. Ends with a slash. */
  readonly base: string;
  readonly children: ReactNode;
}

/**
 * Provides the base address of a release. A release cannot contain its own address, because its version depends on its bytes; the page
 * knows it, while prerendering and in the browser.
 */
export function AssetsProvider({ base, children }: AssetsProviderProps) {
  return <AssetsContext value={base}>{children}</AssetsContext>;
}

/** Returns a function that makes the address of an imported file. */
export function useAssets(): (file: string) => string {
  const base = useContext(AssetsContext);
  return (file) => base + file;
}
