import { createContext, type ReactNode, useContext } from 'react';

const AssetsContext = createContext('/');

interface AssetsProviderProps {
  /** Base address of the package whose parts are rendered below: `/r/portfolio/`. Ends with a slash. */
  readonly base: string;
  readonly children: ReactNode;
}

/**
 * Tells the parts below where their release is stored. A release's version follows from its bytes, so its address cannot stand in
 * them; the page knows it while prerendering and in the browser alike.
 */
export function AssetsProvider({ base, children }: AssetsProviderProps) {
  return <AssetsContext value={base}>{children}</AssetsContext>;
}

/** The address of an imported file of the release that is being rendered. */
export function useAssets(): (file: string) => string {
  const base = useContext(AssetsContext);
  return (file) => base + file;
}
