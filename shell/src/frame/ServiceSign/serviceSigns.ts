import type { MarkName } from 'shared/design';

/** The colours that services are numbered in (SPEC §2, service pages); tide for what has none of its own. */
export type SignTone = 'blue' | 'green' | 'amber' | 'red' | 'tide';

/** What stands before a service in the menus: its number in its colour, or the mark of its technology; before a chapter, a point. */
export type ServiceSign =
  | { readonly kind: 'number'; readonly number: string; readonly tone: SignTone }
  | { readonly kind: 'mark'; readonly mark: MarkName }
  | { readonly kind: 'point' };

const signs: Readonly<Record<string, ServiceSign>> = {
  seo: { kind: 'number', number: '01', tone: 'blue' },
  ppc: { kind: 'number', number: '02', tone: 'green' },
  smm: { kind: 'number', number: '03', tone: 'amber' },
  marketingStrategy: { kind: 'number', number: '04', tone: 'red' },
  wordpress: { kind: 'mark', mark: 'wordpress' },
  opencart: { kind: 'mark', mark: 'opencart' },
  laravel: { kind: 'mark', mark: 'laravel' },
  symfony: { kind: 'mark', mark: 'symfony' },
  // Four chapters of the article's six: by its own numbers they would read as a list with holes.
  whatIs: { kind: 'point' },
  goals: { kind: 'point' },
  threats: { kind: 'point' },
  protection: { kind: 'point' },
};

/** The sign of a service by its key in the messages; what has none is simply numbered. */
export const signOf = (key: string, index: number): ServiceSign =>
  signs[key] ?? { kind: 'number', number: String(index + 1), tone: 'tide' };
