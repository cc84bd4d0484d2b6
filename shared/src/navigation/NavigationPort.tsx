import { createContext, type ReactNode, use, useContext } from 'react';
import type { Language, TableRoute } from 'shared/contract';

/** The shell's navigation API. Addresses are as `formatAddress` returns them; they may have a query and a fragment. */
export interface NavigationPort {
  /** Shows a page of this site, if possible without a document load. */
  go(address: string): void;
  /** Loads the files of a page in advance. Links call it when they are hovered or focused. */
  prefetch(address: string): void;
  /** Shows this page in the other language without a document load. Absent if that is impossible. */
  switchLanguage?(language: Language): void;
  /** Path of a page that detects the language. Links to its Ukrainian page then carry `chosenFragment`. */
  readonly languageDetectedAt?: string | undefined;
  routeTable(): Promise<readonly TableRoute[]>;
}

/** Navigation without a shell: every link loads a document. */
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
