// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMessages, useLanguage, useMessages } from 'shared/language';
import { expect, it, vi } from 'vitest';
import { createLanguageStore, followAddress } from './languageStore.ts';
import { SpokenByFrame, SpokenByPage, type WordSource } from './SpokenLanguage.tsx';

const words = { ua: 'Меню', en: 'Menu' } as const;

const instanceOf = (language: 'ua' | 'en') => {
  const messages = createMessages({ language, variables: {} });
  messages.addResourceBundle(language, 'shell', { menu: words[language] });
  // There at once, as React's `use` wants it.
  return Object.assign(Promise.resolve(messages), { status: 'fulfilled', value: messages });
};
const instances = { ua: instanceOf('ua'), en: instanceOf('en') };
const source: WordSource = { messages: (language) => instances[language] };

function Spoken({ by }: { readonly by: string }) {
  const t = useMessages<{ menu: string }>('shell');
  return <b data-by={by}>{`${useLanguage()} ${t('menu')}`}</b>;
}

it('two renders beside each other speak what their own store began with', () => {
  const render = (language: 'ua' | 'en') =>
    renderToString(
      <SpokenByFrame store={createLanguageStore(language)} source={source}>
        <Spoken by="frame" />
      </SpokenByFrame>,
    );
  expect([render('ua'), render('en')]).toEqual([
    expect.stringContaining('ua Меню'),
    expect.stringContaining('en Menu'),
  ]);
});

it('the frame and <html lang> follow the store, which follows the address; a page on its way out keeps its own', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createLanguageStore('ua');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <SpokenByFrame store={store} source={source}>
        <Spoken by="frame" />
        <SpokenByPage language="ua" source={source}>
          <Spoken by="page" />
        </SpokenByPage>
      </SpokenByFrame>,
    ),
  );
  const spoken = () => [...document.querySelectorAll('b')].map((element) => element.textContent);
  expect([...spoken(), document.documentElement.lang]).toEqual(['ua Меню', 'ua Меню', 'uk']);
  await act(async () => followAddress(store, '/en/portfolio'));
  expect([...spoken(), document.documentElement.lang]).toEqual(['en Menu', 'ua Меню', 'en']);
  let told = 0;
  store.subscribe(() => (told += 1));
  followAddress(store, '/en/terms');
  expect(told).toBe(0);
});
