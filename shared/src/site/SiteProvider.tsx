import { createContext, type ReactNode, useContext } from 'react';
import { defaultSite, type Site } from './Site.ts';

const SiteContext = createContext<Site>(defaultSite);

export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Returns the site values; without a provider, the defaults. */
export const useSite = (): Site => useContext(SiteContext);
