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
  // React tells of what a boundary has caught; here it is meant.
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

it('says what can be done where a page throws, and keeps saying so while the same page is shown', async () => {
  const english = {};
  expect(await show(english, true)).toContain(en.pagePart.unavailableTitle);
  expect(await show(english, false)).toContain(en.pagePart.unavailableTitle);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('tries the page anew in another language, and tells when it fails there, too', async () => {
  const [english, ukrainian] = [{}, {}];
  await show(english, true);
  expect(await show(ukrainian, false)).toBe('whole');
  expect(await show(english, true)).toContain(en.pagePart.unavailableTitle);
  expect(onFailure).toHaveBeenCalledTimes(2);
});

it('loads the document of a page that throws and has no markup, if there is one', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await show({}, true);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  await show({}, true);
  expect(reload).toHaveBeenCalledOnce();
});

it('loads nothing where the visitor has gone on before it is known whether there is a document', async () => {
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

it('puts back what was on screen where the document brought it, with what was typed and the focus', async () => {
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

it('puts back copies where a page has responded in its place: React’s own elements have gone with it', async () => {
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
