import { load } from 'cheerio';
import { silent } from '../faults/lookAt.ts';

/** What the site itself serves at an address: all that is held against it. */
export interface Served {
  readonly lang: string;
  readonly title: string;
  readonly header: string;
  readonly main: string;
  readonly footer: string;
}

/** By address, for all walks of a run: nothing becomes live meanwhile. */
const known = new Map<string, Promise<Served>>();

/** Asks the site itself, without anything between, once for each address. @param path without query and fragment */
export const servedBy =
  (site: string) =>
  (path: string): Promise<Served> => {
    const url = site + path;
    const before = known.get(url);
    if (before) return before;
    const asked = ask(url);
    known.set(url, asked);
    return asked;
  };

async function ask(url: string): Promise<Served> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}: a link led to no page.`);
  const $ = load(await answer.text());
  $(silent).remove();
  return {
    lang: $('html').attr('lang') ?? '',
    title: $('title').text(),
    header: $('header').text(),
    main: $('main').text(),
    footer: $('footer').text(),
  };
}
