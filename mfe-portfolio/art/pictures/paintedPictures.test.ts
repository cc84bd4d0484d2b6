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
  it('every listed picture exists, and no other picture file lies beside it', () => {
    const lying = caseStudyKeys.flatMap((key) =>
      readdirSync(join(root, `mfe-portfolio/src/caseStudies/${key}/pictures`))
        .filter((file) => /\.(avif|webp)$/.test(file))
        .map((file) => `mfe-portfolio/src/caseStudies/${key}/pictures/${file}`),
    );
    expect(lying.sort()).toEqual(files.filter((file) => file.startsWith('mfe-portfolio/')).sort());
    expect(files.filter((file) => file.startsWith('mfe-home/'))).toHaveLength(4);
    // Four pictures for the hubs, ten for the cases on service pages.
    expect(files.filter((file) => file.startsWith('mfe-services/'))).toHaveLength(14);
  });

  it('all pictures weigh at most 5 MB, and their English versions 2.2 MB', () => {
    const weigh = (english: boolean) =>
      files
        .filter((file) => !file.startsWith('mfe-services/') && /-en(-\d+)?\.avif$/.test(file) === english)
        .reduce((sum, file) => sum + bytesOf(file), 0);
    expect(weigh(false)).toBeLessThanOrEqual(5_000_000);
    expect(weigh(true)).toBeLessThanOrEqual(2_200_000);
    expect(weigh(true)).toBeGreaterThan(0);
  });

  it('a picture on a service page weighs at most 40 KB', () => {
    for (const file of files.filter((each) => each.startsWith('mfe-services/')))
      expect([file, bytesOf(file) <= 40 * 1024]).toEqual([file, true]);
  });

  it('the pictures on service pages contain no text in Ukrainian', () => {
    for (const { path, scene } of pictures.filter(({ path }) => path.startsWith('mfe-services/')))
      expect([path, scene().body.match(/\p{Script=Cyrillic}+/gu)]).toEqual([path, null]);
  });

  it('the English pictures contain no Ukrainian text', () => {
    const english = pictures.filter(({ path }) => path.endsWith('-en'));
    // Counts all screens, and the covers of the two cases whose covers show words: each for two columns and for one.
    expect(english).toHaveLength(53);
    for (const { path, scene } of english)
      expect([path, scene().body.match(/\p{Script=Cyrillic}+/gu)]).toEqual([path, null]);
  });

  it.each(caseStudyKeys)('%s: the first slide weighs at most 55 KB in its largest size', (key) => {
    const [first] = cases[key].slides.desktop;
    expect(bytesOf(`mfe-portfolio/src/caseStudies/${key}/pictures/desktop-${first?.screen}-1280.avif`)).toBeLessThan(
      55 * 1024,
    );
  });

  it.each(caseStudyKeys)('%s: exactly the screens that the texts name are painted', (key) => {
    for (const device of ['desktop', 'mobile'] as const)
      expect(cases[key].slides[device].map(({ screen }) => screen)).toEqual(
        pictures
          .map(({ path }) => path.split(`/${key}/pictures/${device}-`)[1])
          .filter((screen) => screen !== undefined && !screen.endsWith('-en')),
      );
  });
});
