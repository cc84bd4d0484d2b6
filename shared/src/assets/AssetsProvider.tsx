import { createContext, type ReactNode, useContext } from 'react';

const AssetsContext = createContext('/');

interface AssetsProviderProps {
  /** Base address of the package that owns the children: `/r/portfolio/`. Ends with a slash. */
  readonly base: string;
  readonly children: ReactNode;
}

/**
 * Provides the base address of a release to its components. A release cannot contain its own address, because its version is a hash of its
 * files; the page knows the address, while prerendering and in the browser.
 */
export function AssetsProvider({ base, children }: AssetsProviderProps) {
  return <AssetsContext value={base}>{children}</AssetsContext>;
}

/** Returns a function that turns an imported file into its address on the site. */
export function useAssets(): (file: string) => string {
  const base = useContext(AssetsContext);
  return (file) => base + file;
}
