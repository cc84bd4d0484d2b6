import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMessages, LanguageProvider } from 'shared/language';
import { defaultSite, SiteProvider } from 'shared/site';
import { createStrictMessageOptions } from 'shared/strictMessageOptions';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';
import { InstallStep } from './InstallStep.tsx';

async function renderStep(index: number, installer: string) {
  const messages = createMessages({ language: 'en', variables: {}, strict: createStrictMessageOptions });
  messages.addResourceBundle('en', remote.name, await remote.locales.en());
  return load(
    renderToStaticMarkup(
      <SiteProvider site={{ ...defaultSite, installer }}>
        <LanguageProvider language="en" messages={messages}>
          <InstallStep index={index} title="Title" text="Text of the step" alt="Drawing" />
        </LanguageProvider>
      </SiteProvider>,
    ),
  );
}

it('the first step links to the installer if the site has one', async () => {
  const $ = await renderStep(0, 'https://example.com/haven.exe');
  expect($('h3 + p').text()).toBe('Text of the step');
  expect($('a').attr('href')).toBe('https://example.com/haven.exe');
});

it('the first step asks to wait for the file if the site has no installer', async () => {
  const $ = await renderStep(0, '');
  expect($('h3 + p').text()).toMatch(/^As soon as the file is published, save it/);
  expect($.text()).not.toContain('Text of the step');
  expect($('a')).toHaveLength(0);
});

it('steps 2 and 3 are the same with and without an installer', async () => {
  const $ = await renderStep(1, '');
  expect($('h3').text()).toBe('Step 2 of 3 Title');
  expect($('h3 + p').text()).toBe('Text of the step');
});
