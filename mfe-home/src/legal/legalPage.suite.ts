import { formatAddress, type Language, type Path } from 'shared/contract';
import { defaultSite } from 'shared/site';
import { collapseSpace, renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../remote.ts';

/** Facts that a legal page must state, in one language. */
interface LegalFacts {
  /** Sentence with the date from which the text is in force. */
  readonly effective: string;
  /** Ids of the sections, in order. */
  readonly sections: readonly string[];
  /** Number of points in the list of a section, by the section's id. Sections without a list are left out. */
  readonly points: Readonly<Record<string, number>>;
  /** Key facts, each with the id of the section that states it in full. */
  readonly facts: readonly (readonly [section: string, value: string])[];
  readonly sibling: Path;
  /** Targets of the links in each clause, in order, by the clause's id. */
  readonly links: Readonly<Record<string, readonly string[]>>;
}

export function testLegalPage(
  path: Path,
  language: Language,
  { sections, points, sibling, links, ...facts }: LegalFacts,
): void {
  const open = () => renderPage(remote, path, language);

  it('the text states the date from which it is in force', async () => {
    expect((await open()).texts('p')).toContain(facts.effective);
  });

  it('the text marks the company’s details as samples until the owner supplies real ones', async () => {
    const { $ } = await open();
    expect(collapseSpace($('[data-sample="legalDetails"]').text())).toMatch(
      { ua: /умовні/, en: /placeholders/ }[language],
    );
    const supplied = await renderPage(remote, path, language, { ...defaultSite, legalDetails: { sample: false } });
    expect(supplied.$('[data-sample]')).toHaveLength(0);
  });

  it('every section has a paragraph, and the expected number of points', async () => {
    const { $ } = await open();
    for (const id of sections) {
      expect(collapseSpace($(`#${id} p`).text()), id).not.toBe('');
      expect($(`#${id} li`), id).toHaveLength(points[id] ?? 0);
    }
  });

  it('the contents link to every section by its title, in order', async () => {
    const { $ } = await open();
    const contents = $('nav [data-contents] a')
      .toArray()
      .map((link) => [link.attribs.href, $(link).text()]);
    expect(contents).toEqual(sections.map((id) => [`#${id}`, $(`section[id="${id}"] h2`).text()]));
  });

  it('the contents summarise every section in one sentence', async () => {
    const { texts } = await open();
    const summaries = texts('nav [data-contents] p');
    expect(summaries).toHaveLength(sections.length);
    expect(new Set(summaries).size).toBe(sections.length);
    for (const summary of summaries) expect(summary).toMatch(/^[^.]+\.$/);
  });

  it('the key facts use the words of the sections that state them', async () => {
    const { $ } = await open();
    const values = $('dl dt').toArray();
    expect(values.map((value) => collapseSpace($(value).text()))).toEqual(facts.facts.map(([, value]) => value));
    for (const value of values) expect(collapseSpace($(value).next('dd').text())).not.toBe('');
    for (const [id, value] of facts.facts.filter(([, said]) => said !== '0'))
      expect(collapseSpace($(`#${id}`).text()).toLowerCase(), id).toContain(value.toLowerCase());
  });

  it('the text ends with an email address for questions and a link to the other legal text', async () => {
    const { $ } = await open();
    const last = $('p').last();
    const hrefs = last.find('a').toArray();
    expect(hrefs.map(({ attribs }) => attribs.href)).toEqual([
      `mailto:${defaultSite.privacyEmail || defaultSite.email}`,
      formatAddress(sibling, language),
    ]);
  });

  it('the clauses have exactly the expected links', async () => {
    const { $ } = await open();
    const hrefs = (id: string) =>
      $(`#${id} a`)
        .get()
        .map((link) => $(link).attr('href'));
    const led = sections.map((id) => [id, hrefs(id)] as const);
    expect(Object.fromEntries(led.filter(([, found]) => found.length > 0))).toEqual(links);
  });

  it('the contents are folded in narrow windows, and link to each section once', async () => {
    const { $ } = await open();
    expect($('nav details:not([open])').parent().next('[data-contents]')).toHaveLength(1);
    for (const id of sections) expect($(`a[href="#${id}"]`), id).toHaveLength(1);
  });

  it('the text has no unfilled placeholder', async () => {
    const { text } = await open();
    expect(text).not.toMatch(/[{}<>]|undefined|\[object/);
  });
}
