// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const name = 'v'.repeat(36);
const own = `${location.origin}/r/news/js/page.1a2b3c4d.js`;
const sent = vi.fn();

/** Loads a new copy of the report module, in a document to which the server gave a view ID. */
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

it('a hydration error is reported with its script', async () => {
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

it('a run report is sent only if the server requests it', async () => {
  await reporter(name, 'report');
  expect(told()).toEqual([{ view: name, kind: 'run' }]);
  await reporter(name, 'vitals');
  expect(told()).toEqual([]);
});

/** Hides the tab, as a browser does when the visitor leaves. */
function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function scriptOf(address: string, ends: 'load' | 'error', heard: (event: Event) => void = () => {}): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  document.head.append(script);
  script.src = address;
  script.addEventListener(ends, heard);
  script.dispatchEvent(new Event(ends));
}

it('a module named in an error message is reported when the visitor leaves', async () => {
  (await reporter())(thrown(`${own} did not arrive, or is not what is pinned.`, 'Error'));
  expect(told()).toEqual([]);
  leave();
  expect(told()[0]).toMatchObject({ kind: 'hydration', script: '/r/news/js/page.1a2b3c4d.js' });
});

it.each([
  ['error', () => new ErrorEvent('error', { message: 'no', filename: own, error: thrown('no') })],
  ['error', () => Object.assign(new Event('unhandledrejection'), { reason: thrown('no') })],
] as const)('an uncaught %s is reported', async (kind, event) => {
  (await reporter())(event());
  expect(told()).toEqual([
    expect.objectContaining({ kind, message: 'Error: no', script: '/r/news/js/page.1a2b3c4d.js' }),
  ]);
});

it('a script that stays missing for thirty seconds is reported once', async () => {
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

it('a module that loads on retry is not reported', async () => {
  const report = await reporter();
  scriptOf(own, 'error', report);
  report(thrown(`${own} did not arrive, or is not what is pinned.`, 'Error'));
  scriptOf(`${own}?again=1`, 'load');
  document.documentElement.dataset.hydrated = '';
  leave();
  expect(told()).toEqual([]);
});

it('a script that fails after hydration is reported at once', async () => {
  const report = await reporter();
  document.documentElement.dataset.hydrated = '';
  scriptOf(own, 'error', report);
  expect(told()).toEqual([expect.objectContaining({ kind: 'module' })]);
});

it('errors of extensions, unknown sources and images are not reported', async () => {
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

it('without a view name nothing is reported', async () => {
  (await reporter(''))(thrown('no'));
  expect(sent).not.toHaveBeenCalled();
});

it('at most two failures of a kind are reported, and long messages are cut', async () => {
  const report = await reporter();
  for (let index = 0; index < 5; index += 1) report(thrown('x'.repeat(10_000)));
  expect(told()).toHaveLength(2);
  for (const each of told()) expect(JSON.stringify(each).length).toBeLessThan(600);
});

it('an alert shows the view’s code in the document’s language', async () => {
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
