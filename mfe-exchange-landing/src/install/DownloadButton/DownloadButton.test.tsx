// @vitest-environment happy-dom
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMessages, LanguageProvider } from 'shared/language';
import { defaultSite, SiteProvider } from 'shared/site';
import { createStrictMessageOptions } from 'shared/strictMessageOptions';
import { hydrate } from 'shared/testing';
import { expect, it, vi } from 'vitest';
import { remote } from '../../remote.ts';
import type { PlatformSupport } from '../platform.ts';
import { installDialogId, useInstall } from '../useInstall.ts';
import { DownloadButton } from './DownloadButton.tsx';

async function renderButton(support: PlatformSupport, language: 'ua' | 'en') {
  const messages = createMessages({ language, variables: {}, strict: createStrictMessageOptions });
  messages.addResourceBundle(language, remote.name, await remote.locales[language]());
  return load(
    renderToStaticMarkup(
      <LanguageProvider language={language} messages={messages}>
        <DownloadButton install={{ path: '/exchange', support, start: () => {} }} />
      </LanguageProvider>,
    ),
  );
}

it.each(['unknown', 'supported'] as const)('the button offers the download if the platform is %s', async (support) => {
  const $ = await renderButton(support, 'en');
  expect($('button').text()).toBe('Download for Windows');
  expect($('button').attr('disabled')).toBeUndefined();
  // The `command` attribute lets the browser open the dialog without script.
  expect($('button').attr()).toMatchObject({ command: 'show-modal', commandfor: 'install' });
  expect($('p').text()).toBe('Not published yet: see the installation steps. Email the link to yourself');
});

it.each([
  ['en', 'Not supported on your system'],
  ['ua', 'Ваша система не підтримує застосунок'],
] as const)('on an unsupported platform the button is disabled and names the reason (%s)', async (language, words) => {
  const $ = await renderButton('unsupported', language);
  // The button that copies the address stands before the disabled button.
  expect($('button').first().text()).toMatch(/^(Copy the link|Скопіювати посилання) /);
  expect($('button').first().attr('disabled')).toBeUndefined();
  expect($('button').eq(1).text()).toBe(words);
  expect($('button').eq(1).attr('disabled')).toBeDefined();
  expect($('[aria-live]').text()).toBe('');
  expect($('p').text()).toMatch(/Windows/);
  expect($('p').text()).not.toMatch(/64/);
});

it.each(['unknown', 'unsupported'] as const)(
  'the button offers to mail the address if the platform is %s',
  async (support) => {
    const $ = await renderButton(support, 'ua');
    const mail = new URL($('p a').attr('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')?.replace(/\s/g, ' ')).toBe('Тридцять днів торгівлі без комісії');
    expect(mail.searchParams.get('body')).toBe('https://porohy.example/exchange');
  },
);

it.each([
  [true, [['https://files.example/haven.exe']]],
  [false, []],
])('a dialog that the visitor opened before hydration (%s) starts the download', async (isOpen, expected) => {
  const assign = vi
    .spyOn(location, 'assign')
    .mockReset()
    .mockImplementation(() => {});
  function Part() {
    useInstall('/exchange');
    return <dialog id={installDialogId} suppressHydrationWarning />;
  }
  const { unmount } = await hydrate(
    <SiteProvider site={{ ...defaultSite, installer: 'https://files.example/haven.exe' }}>
      <Part />
    </SiteProvider>,
    () => {
      if (isOpen) document.querySelector('dialog')?.showModal();
    },
  );
  expect(assign.mock.calls).toEqual(expected);
  await unmount();
});
