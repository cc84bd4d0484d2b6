import { createContext, type ReactNode, use, useContext } from 'react';
import type { Language, TableRoute } from 'shared/contract';

/** Navigation API of the shell. Addresses are those of `formatAddress`, with query and fragment. */
export interface NavigationPort {
  /** Shows a page of this site, without loading a document if possible. */
  go(address: string): void;
  /** Loads what an address will need; is called on intent (hover, focus). */
  prefetch(address: string): void;
  /** Shows this page in the other language without loading a document. Absent if that is impossible. */
  switchLanguage?(language: Language): void;
  /**
   * Path of the document's own page, if it detects the language. The switch's link then says that the language was chosen
   * (`chosenFragment`).
   */
  readonly languageDetectedAt?: string | undefined;
  /** All pages of the site. */
  routeTable(): Promise<readonly TableRoute[]>;
}

/** Navigation without a shell: links load documents. */
export const documentNavigation: NavigationPort = {
  go: (address) => window.location.assign(address),
  prefetch: () => {},
  routeTable: () => emptyTable,
};
const emptyTable: Promise<readonly TableRoute[]> = Promise.resolve([]);

const NavigationContext = createContext<NavigationPort>(documentNavigation);

interface NavigationProviderProps {
  readonly port: NavigationPort;
  readonly children: ReactNode;
}

export function NavigationProvider({ port, children }: NavigationProviderProps) {
  return <NavigationContext value={port}>{children}</NavigationContext>;
}

export const useNavigation = (): NavigationPort => useContext(NavigationContext);

/** Returns all pages of the site with their titles. Suspends until the snapshot has loaded. */
export const useRouteTable = (): readonly TableRoute[] => use(useNavigation().routeTable());
