// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMessages, LanguageProvider } from 'shared/language';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import { shellMessages } from '../../locales/messages.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

const messages = createMessages({ language: 'en', variables: {} });
messages.addResourceBundle('en', shellMessages, en);

function Page({ broken }: { readonly broken: boolean }) {
  if (broken) throw new Error('broken on purpose');
  return <h1>whole</h1>;
}

let show: (of: unknown, broken: boolean) => Promise<string>;
const onFailure = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onFailure.mockClear();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('away')));
  const place = document.body.appendChild(document.createElement('div'));
  // React tells of what a boundary has caught; here it is meant.
  const root = createRoot(place, { onCaughtError: () => {} });
  show = async (of, broken) => {
    await act(async () =>
      root.render(
        <LanguageProvider language="en" messages={messages}>
          <RemoteBoundary of={of} markup={undefined} onFailure={onFailure}>
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
