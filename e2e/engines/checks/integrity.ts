import { faultProxy, type OnTheWire } from '../../faults/faultProxy.ts';
import { servedText } from '../../faults/lookAt.ts';
import { alters, sendsPage } from '../../faults/wire.ts';
import type { Check, Findings, Ground } from './Check.ts';
import { lookAtText } from './everyPage.ts';

const address = '/portfolio/ikura';

/** Every kind of file that a page has run, and what the page says of itself when it does not come; nothing where nobody can. */
const files: Readonly<Record<string, readonly [files: RegExp, outcome: 'failed' | undefined]>> = {
  'the starter': [/^\/r\/shell\/js\/starter\./, undefined],
  "the shell's libraries": [/^\/r\/shell\/js\/libraries\./, 'failed'],
  "the shell's main": [/^\/r\/shell\/js\/main\./, 'failed'],
  "the shell's words": [/^\/r\/shell\/js\/locale-ua\./, 'failed'],
  "a remote's entry": [/^\/r\/portfolio\/remoteEntry\./, 'failed'],
  'the exposed module': [/^\/r\/portfolio\/js\/__federation_expose_remote\./, 'failed'],
  "the page's chunk": [/^\/r\/portfolio\/js\/page-ikura\./, 'failed'],
  "the page's words": [/^\/r\/portfolio\/js\/locale-portfolio--ikura-ua\./, 'failed'],
};

/** A script that nothing allows, in the document itself. */
const addsScript: OnTheWire = async (_request, response, ask) => {
  const { status, headers, body } = await ask();
  const { 'content-length': _length, ...rest } = headers;
  response
    .writeHead(status, rest)
    .end(body.toString().replace('</main>', '<script>globalThis.unpinnedRan = true</script></main>'));
  return true;
};

/** What becomes of a page some of whose bytes are not those that were released. */
export const integrity: Check = {
  name: 'altered bytes are refused, and the page stays',
  run: async (ground) => {
    const found: Record<string, readonly string[]> = {};
    const served = await servedText(ground.site, address);
    for (const [name, [which, outcome]] of Object.entries(files))
      found[name] = await through(ground, which, alters, outcome, served);
    found['another page for an entry'] = await through(
      ground,
      files["a remote's entry"]?.[0] ?? /^$/,
      sendsPage,
      'failed',
      served,
    );
    found['a script in the document'] = await through(ground, /^\/portfolio\/ikura$/, addsScript, '', served);
    return found satisfies Findings;
  },
};

/** One load of the page through a hop that alters a file. @returns what is wrong */
async function through(
  { visitor, site }: Ground,
  which: RegExp,
  wire: OnTheWire,
  outcome: '' | 'failed' | undefined,
  served: string,
): Promise<string[]> {
  const { driver } = visitor;
  const proxy = await faultProxy(site);
  try {
    proxy.use(which, wire);
    await visitor.open(address, proxy.url);
    if (outcome === undefined) await visitor.sees('the page to be read', () => document.readyState === 'complete');
    else await visitor.meansToGoOn(outcome);
    const wrong = await lookAtText(visitor, served);
    if (proxy.met() === 0) wrong.push('the altered file was never asked for');
    if (await driver.evaluate(() => 'unpinnedRan' in globalThis)) wrong.push('ran bytes that nothing pins');
    await visitor.click('header nav button[popovertarget]');
    await visitor.sees('the services panel', () => document.querySelector('#services-panel:popover-open') !== null);
    return [...wrong, ...proxy.own().map((what) => `the hop failed by itself: ${what}`)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    // Whatever was said belongs to the fault.
    await driver.goto('about:blank');
    await driver.complaints();
    await proxy.close();
  }
}
