import { createContext, type ReactNode, use, useContext } from 'react';
import type { Language, TableRoute } from 'shared/contract';

/** The shell's services for links. Addresses are those of `formatAddress`, with query and fragment. */
export interface NavigationPort {
  /** Shows the page at an address of this site without loading a document, where that can be done. */
  go(address: string): void;
  /** Called on a link's intent (pointer over, focus): fetch what the address will need. */
  prefetch(address: string): void;
  /** Shows this page in the other language without loading a document. Absent where only a document load can. */
  switchLanguage?(language: Language): void;
  /** Path of the document's own page, if it detects the language. The switch's link then says that the language was chosen (`chosenFragment`). */
  readonly languageDetectedAt?: string | undefined;
  /** All pages of the site. */
  routeTable(): Promise<readonly TableRoute[]>;
}

/** Default port: without a shell a link loads a document. */
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

/** All pages of the site with their titles. Suspends until the snapshot is there. */
export const useRouteTable = (): readonly TableRoute[] => use(useNavigation().routeTable());
