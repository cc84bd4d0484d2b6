import { createContext, type ReactNode, use, useContext } from 'react';
import type { Language, TableRoute } from 'shared/contract';

/** What the shell does for links. Addresses are those of `addressOf`, with query and fragment. */
export interface NavigationPort {
  /** Shows the page at an address of this site without loading a document, where that can be done. */
  go(address: string): void;
  /** Called on a link's intent (pointer over, focus): fetch what the address will need. */
  prepare(address: string): void;
  /** Shows this page in the other language without loading a document. Absent where only a document load can. */
  switchLanguage?(language: Language): void;
  /** Where the document's own page detects the language, its path: the switch's link there says that the language was chosen (`chosenFragment`). */
  readonly detectsAt?: string | undefined;
  /** All pages of the site. */
  routeTable(): Promise<readonly TableRoute[]>;
}

/** Where no shell stands around a page, a link loads a document. */
export const documentNavigation: NavigationPort = {
  go: (address) => window.location.assign(address),
  prepare: () => {},
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
