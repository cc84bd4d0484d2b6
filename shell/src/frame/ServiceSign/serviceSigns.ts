import type { MarkName } from 'shared/design';

/** The colours that services are numbered in (SPEC §2, service pages); tide for what has none of its own. */
export type SignTone = 'blue' | 'green' | 'amber' | 'red' | 'tide';

/** What stands before a service in the menus: its number in its colour, or the mark of its technology; before a chapter, a point. */
export type ServiceSign =
  | { readonly kind: 'number'; readonly number: string; readonly tone: SignTone }
  | { readonly kind: 'mark'; readonly mark: MarkName }
  | { readonly kind: 'point' };

const numbered = (number: string, tone: SignTone): ServiceSign => ({ kind: 'number', number, tone });

const mark = (name: MarkName): ServiceSign => ({ kind: 'mark', mark: name });

/** By what follows `/services/`. */
const signs: Readonly<Record<string, ServiceSign>> = {
  seo: numbered('01', 'blue'),
  ppc: numbered('02', 'green'),
  smm: numbered('03', 'amber'),
  'marketing-strategy': numbered('04', 'red'),
  wordpress: mark('wordpress'),
  opencart: mark('opencart'),
  laravel: mark('laravel'),
  symfony: mark('symfony'),
};

/**
 * The sign of what a menu leads to. A chapter of a page has a point: the menu has four of the article's six, and by its own numbers they would
 * read as a list with holes. A service that is not known here is simply numbered.
 */
export const signOf = (route: string, index: number): ServiceSign =>
  route.includes('#') ? { kind: 'point' } : (signs[route.slice(10)] ?? numbered(String(index + 1), 'tide'));
