import { addressOf, type Language, type Path } from 'shared/contract';
import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../remote.ts';

/** What a legal page must say, in one language. */
interface LegalFacts {
  readonly title: string;
  /** Since when it is in force. */
  readonly effective: string;
  /** Its sections in order, and how many points those have that list some. */
  readonly sections: readonly string[];
  readonly points: Readonly<Record<string, number>>;
}

/** A text with runs of white space folded to one. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What holds for every legal page, in one language. */
export function legalPageSuite(path: Path, language: Language, { sections, points, ...facts }: LegalFacts): void {
  const open = () => renderPage(remote, path, language);

  it('is headed by its title, below the way from Home, and says since when it is in force', async () => {
    const { $ } = await open();
    expect($('h1').text()).toBe(facts.title);
    expect($('nav ol li').first().find('a').attr('href')).toBe(addressOf('/', language));
    expect(
      $('p')
        .toArray()
        .map((paragraph) => plain($(paragraph).text())),
    ).toContain(facts.effective);
  });

  it('has its sections in order, each with a heading and a text', async () => {
    const { $ } = await open();
    expect(
      $('section')
        .toArray()
        .map(({ attribs }) => attribs.id),
    ).toEqual(sections);
    for (const id of sections) {
      expect(plain($(`#${id} h2`).text()), id).not.toBe('');
      expect(plain($(`#${id} p`).text()), id).not.toBe('');
      expect($(`#${id} li`), id).toHaveLength(points[id] ?? 0);
    }
  });

  it('lists its contents: every section by its title, in order', async () => {
    const { $ } = await open();
    const contents = $('nav[aria-labelledby="contents"] a')
      .toArray()
      .map((link) => [link.attribs.href, $(link).text()]);
    expect(contents).toEqual(sections.map((id) => [`#${id}`, $(`section[id="${id}"] h2`).text()]));
  });

  it('leaves no value of the business out', async () => {
    const { text } = await open();
    expect(text).not.toMatch(/[{}]|undefined|\[object/);
  });
}
