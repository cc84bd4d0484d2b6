import { createContext, type ReactNode, useContext } from 'react';

const AssetsContext = createContext('/');

interface AssetsProviderProps {
  /** Base address of the package that owns the children, with a trailing slash: `/r/portfolio/`. */
  readonly base: string;
  readonly children: ReactNode;
}

/**
 * Provides the base address of a release to its components. Its files cannot contain the address, because the version in it is their hash.
 * The page knows the address, while prerendering and in the browser.
 */
export function AssetsProvider({ base, children }: AssetsProviderProps) {
  return <AssetsContext value={base}>{children}</AssetsContext>;
}

/** Returns a function that converts an imported file's path into its address on the site. */
export function useAssets(): (file: string) => string {
  const base = useContext(AssetsContext);
  return (file) => base + file;
}
