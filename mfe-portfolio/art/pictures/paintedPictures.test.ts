import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from 'studio/pictures';
import { describe, expect, it } from 'vitest';
import { caseStudyKeys } from '../../src/caseStudies/CaseStudy.ts';
import type { PortfolioMessages } from '../../src/messages.ts';
import { remote } from '../../src/remote.ts';
import { pictures } from './pictures.ts';

const root = join(import.meta.dirname, '../../..');
const bytesOf = (file: string) => statSync(join(root, file)).size;
const { cases } = (await remote.locales.ua()) as unknown as PortfolioMessages;
const files = pictures.flatMap((picture) => filesOf(picture).map(({ file }) => file));

describe('the painted pictures', () => {
  it('are all there, and nothing lies beside them that is not painted any more', () => {
    const lying = caseStudyKeys.flatMap((key) =>
      readdirSync(join(root, `mfe-portfolio/src/caseStudies/${key}/pictures`))
        .filter((file) => /\.(avif|webp)$/.test(file))
        .map((file) => `mfe-portfolio/src/caseStudies/${key}/pictures/${file}`),
    );
    expect(lying.sort()).toEqual(files.filter((file) => file.startsWith('mfe-portfolio/')).sort());
    expect(files.filter((file) => file.startsWith('mfe-home/'))).toHaveLength(4);
    // Four of the hubs, and what each service sees of a case.
    expect(files.filter((file) => file.startsWith('mfe-services/'))).toHaveLength(14);
  });

  it('weigh at most 5 MB in the language they are painted in, and 2.2 MB more in English', () => {
    const weigh = (english: boolean) =>
      files
        .filter((file) => !file.startsWith('mfe-services/') && /-en(-\d+)?\.avif$/.test(file) === english)
        .reduce((sum, file) => sum + bytesOf(file), 0);
    expect(weigh(false)).toBeLessThanOrEqual(5_000_000);
    expect(weigh(true)).toBeLessThanOrEqual(2_200_000);
    expect(weigh(true)).toBeGreaterThan(0);
  });

  it('on service pages weigh at most 40 KB each, in both languages together', () => {
    for (const file of files.filter((each) => each.startsWith('mfe-services/')))
      expect([file, bytesOf(file) <= 40 * 1024]).toEqual([file, true]);
  });

  it('on service pages show no word of one language', () => {
    for (const { path, scene } of pictures.filter(({ path }) => path.startsWith('mfe-services/')))
      expect([path, scene().body.match(/\p{Script=Cyrillic}+/gu)]).toEqual([path, null]);
  });

  it('in English show no Ukrainian word', () => {
    const english = pictures.filter(({ path }) => path.endsWith('-en'));
    // Every screen, and the two covers that show one, each for two columns and for one.
    expect(english).toHaveLength(53);
    for (const { path, scene } of english)
      expect([path, scene().body.match(/\p{Script=Cyrillic}+/gu)]).toEqual([path, null]);
  });

  it.each(caseStudyKeys)('%s: the first slide weighs at most 55 KB, however large it is shown', (key) => {
    const [first] = cases[key].slides.desktop;
    expect(bytesOf(`mfe-portfolio/src/caseStudies/${key}/pictures/desktop-${first?.screen}-1280.avif`)).toBeLessThan(
      55 * 1024,
    );
  });

  it.each(caseStudyKeys)('%s: every screen that the words name is painted, and no other', (key) => {
    for (const device of ['desktop', 'mobile'] as const)
      expect(cases[key].slides[device].map(({ screen }) => screen)).toEqual(
        pictures
          .map(({ path }) => path.split(`/${key}/pictures/${device}-`)[1])
          .filter((screen) => screen !== undefined && !screen.endsWith('-en')),
      );
  });
});
