// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const name = 'v'.repeat(36);
const own = `${location.origin}/r/news/js/page.1a2b3c4d.js`;
const sent = vi.fn();

/** A fresh copy in a document that a server has sent with this name. */
async function reporter(view: string | undefined = name, ...more: string[]) {
  vi.resetModules();
  sent.mockReset();
  vi.stubGlobal('navigator', { sendBeacon: sent });
  const serverTiming = [
    ...(view ? [{ name: 'view', description: view }] : []),
    ...more.map((each) => ({ name: each, description: '' })),
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming }] as never);
  const { reportFailure } = await import('./report.browser.ts');
  return reportFailure;
}

const told = () => sent.mock.calls.map(([, body]) => JSON.parse(body as string));
const thrown = (message: string, stack = `Error: ${message}\n    at Page (${own}:1:2)`) =>
  Object.assign(new Error(message), { stack });

beforeEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.hydrated;
});

it('tells why a page stays as it came, and whose script it was', async () => {
  (await reporter())(thrown('no'));
  expect(sent.mock.calls[0]?.[0]).toBe('/report');
  expect(told()).toEqual([
    {
      view: name,
      page: location.pathname,
      kind: 'hydration',
      message: 'Error: no',
      script: '/r/news/js/page.1a2b3c4d.js',
    },
  ]);
});

it('says that script runs in this view where the server asks for it, and not else', async () => {
  await reporter(name, 'report');
  expect(told()).toEqual([{ view: name, kind: 'run' }]);
  await reporter(name, 'vitals');
  expect(told()).toEqual([]);
});

/** As a browser does with a tab that is left. */
function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** A script element of a module, and what becomes of it. */
function scriptOf(address: string, ends: 'load' | 'error', heard: (event: Event) => void = () => {}): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  document.head.append(script);
  script.src = address;
  script.addEventListener(ends, heard);
  script.dispatchEvent(new Event(ends));
}

it('tells of a module that its message names, when the page is left without it', async () => {
  (await reporter())(thrown(`${own} did not arrive, or is not what is pinned.`, 'Error'));
  expect(told()).toEqual([]);
  leave();
  expect(told()[0]).toMatchObject({ kind: 'hydration', script: '/r/news/js/page.1a2b3c4d.js' });
});

it.each([
  ['error', () => new ErrorEvent('error', { message: 'no', filename: own, error: thrown('no') })],
  ['error', () => Object.assign(new Event('unhandledrejection'), { reason: thrown('no') })],
] as const)('tells of what nobody caught: %s', async (kind, event) => {
  (await reporter())(event());
  expect(told()).toEqual([
    expect.objectContaining({ kind, message: 'Error: no', script: '/r/news/js/page.1a2b3c4d.js' }),
  ]);
});

it('tells once of a script element that did not load, when it has not come for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const report = await reporter();
  scriptOf(own, 'error', report);
  vi.advanceTimersByTime(29_000);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(1000);
  leave();
  expect(told()).toEqual([expect.objectContaining({ kind: 'module', script: '/r/news/js/page.1a2b3c4d.js' })]);
  vi.useRealTimers();
});

it('says nothing of what comes when it is asked for anew', async () => {
  const report = await reporter();
  scriptOf(own, 'error', report);
  report(thrown(`${own} did not arrive, or is not what is pinned.`, 'Error'));
  scriptOf(`${own}?again=1`, 'load');
  document.documentElement.dataset.hydrated = '';
  leave();
  expect(told()).toEqual([]);
});

it('tells at once of a script that a page which responds did not get', async () => {
  const report = await reporter();
  document.documentElement.dataset.hydrated = '';
  scriptOf(own, 'error', report);
  expect(told()).toEqual([expect.objectContaining({ kind: 'module' })]);
});

it('says nothing of what is not ours: extensions, inline scripts of theirs, pictures', async () => {
  const report = await reporter();
  report(
    new ErrorEvent('error', { message: 'no', filename: 'chrome-extension://abc/r/x.js', error: thrown('no', 'Error') }),
  );
  report(Object.assign(new Event('unhandledrejection'), { reason: 'why' }));
  const picture = document.createElement('img');
  picture.addEventListener('error', report);
  picture.dispatchEvent(new Event('error'));
  expect(sent).not.toHaveBeenCalled();
});

it('says nothing where the server has not named the view', async () => {
  (await reporter(''))(thrown('no'));
  expect(sent).not.toHaveBeenCalled();
});

it('tells two failures of a kind and no more, and cuts what is long', async () => {
  const report = await reporter();
  for (let index = 0; index < 5; index += 1) report(thrown('x'.repeat(10_000)));
  expect(told()).toHaveLength(2);
  for (const each of told()) expect(JSON.stringify(each).length).toBeLessThan(600);
});

it('lets whoever complains say which view it was, in their language', async () => {
  for (const [lang, words] of [
    ['uk', 'Якщо звертатиметеся до нас, назвіть цей код'],
    ['en', 'If you contact us, please quote this code'],
  ] as const) {
    document.documentElement.lang = lang;
    document.body.innerHTML = '<main id="main"><div><div role="alert"></div></div></main>';
    const report = await reporter();
    report(thrown('no'));
    report(thrown('again'));
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(`${words}: ${name}`);
  }
});
