import { faultProxy, type OnTheWire } from '../../faults/faultProxy.ts';
import { servedText } from '../../faults/lookAt.ts';
import { until } from '../../serveStore.ts';
import { whatSticksOut } from '../../whatSticksOut.ts';
import type { Check } from './Check.ts';
import { lookAt, lookAtText } from './everyPage.ts';
import type { Visitor } from './Visitor.ts';
import { whatIsDrawnWrong } from './whatIsDrawnWrong.ts';

const address = '/terms';

/** A document of which the long paragraphs are gone. */
const losesText: OnTheWire = async (_request, response, ask) => {
  const { status, headers, body } = await ask();
  const { 'content-length': _length, ...rest } = headers;
  response.writeHead(status, rest).end(body.toString().replaceAll(/<p\b[^>]*>[^<]{200,}<\/p>/g, ''));
  return true;
};

/** The table would be green if it saw nothing: each of what it looks for is broken here on purpose. */
export const bites: Check = {
  name: 'what is broken on purpose is found',
  run: async ({ visitor, site }) => {
    const { driver } = visitor;
    const found: Record<string, readonly string[]> = {};
    const expectFound = (what: string, said: readonly string[], expected: RegExp) => {
      found[what] = said.some((each) => expected.test(each))
        ? []
        : [`it was not found, but: ${said.join('; ') || 'nothing'}`];
    };

    expectFound('a document that has lost text', await looksAtLostText(visitor, site), /^says \d\d % of its words$/);
    await visitor.visit(address);
    await driver.complaints();
    await driver.evaluate(() => {
      console.error('broken on purpose');
      setTimeout(() => {
        throw new Error('thrown on purpose');
      });
      return fetch('/no-such-file.json').then(() => undefined);
    });
    for (const [what, expected] of [
      ['an error in the console', /^console: .*broken on purpose/],
      ['an error that nobody catches', /^uncaught: .*thrown on purpose/],
      ['a file that is not there', /^404: .*no-such-file/],
    ] as const)
      expectFound(what, await heardUntil(visitor, expected), expected);

    await driver.evaluate(() => {
      const wide = document.createElement('p');
      wide.textContent = 'wide';
      wide.style.minInlineSize = '2000px';
      document.querySelector('main')?.append(wide);
    });
    expectFound('a box that is too wide', await driver.evaluate(whatSticksOut), /^<p/);
    await driver.evaluate(() => {
      const part = document.querySelector<SVGElement>('header svg *');
      if (part) part.style.maskImage = 'linear-gradient(#000, #0000)';
      const box = document.querySelector<HTMLElement>('main h1')?.parentElement;
      if (box) Object.assign(box.style, { overflow: 'clip', blockSize: '10px' });
    });
    const drawn = await driver.evaluate(whatIsDrawnWrong);
    expectFound('a title that is cut off', drawn, /is cut off by/);
    expectFound('a part of a drawing with a mask', drawn, /^<\w+> is masked by/);
    await driver.evaluate(() => document.querySelector('main')?.replaceChildren());
    expectFound('a blank page', await lookAtText(visitor, await servedText(site, address)), /^is blank$/);
    await visitor.driver.complaints();
    return found;
  },
};

async function looksAtLostText(visitor: Visitor, site: string): Promise<readonly string[]> {
  const proxy = await faultProxy(site);
  try {
    proxy.use(/^\/terms$/, losesText);
    return (await lookAt(visitor, address, [[1440, 900]], proxy.url)).text;
  } finally {
    await visitor.driver.goto('about:blank');
    await proxy.close();
  }
}

const heard: string[] = [];

/** What a page has said by the time that it has said this, or has had time to. */
async function heardUntil({ driver }: Visitor, expected: RegExp): Promise<readonly string[]> {
  const end = performance.now() + 5000;
  await until(async () => {
    heard.push(...(await driver.complaints()));
    return heard.some((each) => expected.test(each)) || performance.now() > end;
  });
  return heard;
}
