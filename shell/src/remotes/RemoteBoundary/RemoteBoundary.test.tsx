// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMessages, LanguageProvider } from 'shared/language';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import { shellNamespace } from '../../locales/messages.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

const messages = createMessages({ language: 'en', variables: {} });
messages.addResourceBundle('en', shellNamespace, en);

function Page({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error('broken on purpose');
  return <h1>whole</h1>;
}

let show: (of: unknown, broken: boolean, markup?: Element) => Promise<string>;
const onFailure = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onFailure.mockClear();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('away')));
  const place = document.body.appendChild(document.createElement('div'));
  // Silences React's reports of caught errors, which are intended here.
  const root = createRoot(place, { onCaughtError: () => {} });
  show = async (of, broken, markup) => {
    await act(async () =>
      root.render(
        <LanguageProvider language="en" messages={messages}>
          <RemoteBoundary page={of} markup={markup} onFailure={onFailure}>
            <Page broken={broken} />
          </RemoteBoundary>
        </LanguageProvider>,
      ),
    );
    return place.textContent ?? '';
  };
});

it('the boundary shows a message for a page that throws, and keeps it', async () => {
  const english = {};
  expect(await show(english, true)).toContain(en.pagePart.unavailableTitle);
  expect(await show(english, false)).toContain(en.pagePart.unavailableTitle);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('the boundary tries the page again in another language and reports a second failure', async () => {
  const [english, ukrainian] = [{}, {}];
  await show(english, true);
  expect(await show(ukrainian, false)).toBe('whole');
  expect(await show(english, true)).toContain(en.pagePart.unavailableTitle);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('a page that throws and has no prerendered markup reloads if the server returns it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await show({}, true);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  await show({}, true);
  expect(reload).toHaveBeenCalledOnce();
});

it('a visitor who left before the server’s response gets no reload', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  reload.mockClear();
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  await show({}, true);
  history.pushState({}, '', '/en/elsewhere');
  resolve(new Response('<!doctype html>'));
  await promise;
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
});

it('a page that throws gets its prerendered DOM back, with typed text and focus', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<main id="main"><div data-remote="news"><p><input></p></div></main>');
  const [input] = document.getElementsByTagName('input');
  const markup = document.querySelector('[data-remote]')?.cloneNode(true) as Element;
  if (!input) throw new Error('There is no input.');
  input.value = 'typed';
  input.focus();
  await show({}, true, markup);
  const kept = document.body.lastElementChild?.querySelector('input');
  expect(kept).toBe(input);
  expect(kept?.value).toBe('typed');
  expect(document.activeElement).toBe(input);
});

it('a hydrated page that throws later gets a copy of its prerendered markup', async () => {
  document.body.innerHTML = '<main id="main"><div data-remote="news" data-hydrated=""><p>responded</p></div></main>';
  document.body.append(document.createElement('div'));
  const markup = document.createElement('div');
  markup.innerHTML = '<p>as it came</p>';
  const place = document.body.lastElementChild as HTMLElement;
  await act(async () =>
    createRoot(place, { onCaughtError: () => {} }).render(
      <LanguageProvider language="en" messages={messages}>
        <RemoteBoundary page={{}} markup={markup} onFailure={onFailure}>
          <Page broken />
        </RemoteBoundary>
      </LanguageProvider>,
    ),
  );
  expect(place.textContent).toBe('as it came');
});
