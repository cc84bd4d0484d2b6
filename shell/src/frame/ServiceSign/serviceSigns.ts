import type { Path } from 'shared/contract';
import type { MarkName } from 'shared/design';

/** The colours that services are numbered in (SPEC §2, service pages); tide for what has none of its own. */
export type SignTone = 'blue' | 'green' | 'amber' | 'red' | 'tide';

/** What stands before a service in the menus: its number in its colour, or the mark of its technology; before a chapter, a point. */
export type ServiceSign =
  | { readonly kind: 'number'; readonly number: string; readonly tone: SignTone }
  | { readonly kind: 'mark'; readonly mark: MarkName }
  | { readonly kind: 'point' };

const numbered = (number: string, tone: SignTone): ServiceSign => ({ kind: 'number', number, tone });

const signs: Readonly<Record<Path, ServiceSign>> = {
  '/services/seo': numbered('01', 'blue'),
  '/services/ppc': numbered('02', 'green'),
  '/services/smm': numbered('03', 'amber'),
  '/services/marketing-strategy': numbered('04', 'red'),
  '/services/wordpress': { kind: 'mark', mark: 'wordpress' },
  '/services/opencart': { kind: 'mark', mark: 'opencart' },
  '/services/laravel': { kind: 'mark', mark: 'laravel' },
  '/services/symfony': { kind: 'mark', mark: 'symfony' },
};

/**
 * The sign of what a menu leads to. A chapter of a page has a point: the menu has four of the article's six, and by its own numbers they would
 * read as a list with holes. A service that is not known here is simply numbered.
 */
export const signOf = (route: string, index: number): ServiceSign =>
  route.includes('#') ? { kind: 'point' } : (signs[route as Path] ?? numbered(String(index + 1), 'tide'));
