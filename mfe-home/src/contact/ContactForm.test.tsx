// @vitest-environment happy-dom
import { act } from 'react';
import { createMessages, LanguageProvider } from 'shared/language';
import { defaultSite, getMessageVariables, type Site, SiteProvider } from 'shared/site';
import { hydrate } from 'shared/testing';
import { afterEach, expect, it, vi } from 'vitest';
import words from '../pages/ContactPage/locales/en.json';
import { ContactForm } from './ContactForm.tsx';
import { readDraft } from './draft.ts';

let leave = async () => {};
afterEach(async () => {
  await leave();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Calls the browser's own setter, because React takes a value that script assigns to the element for no change. */
const setValue = (element: HTMLElement, text: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);

/** Leaves the page on screen, and opens the contact page at an address. After a reload, the browser has restored the message. */
async function open(address: string, site: Site = defaultSite, restoredMessage = '') {
  await leave();
  history.replaceState(null, '', address);
  const messages = createMessages({ language: 'en', variables: getMessageVariables(site, 'en') });
  messages.addResourceBundle('en', 'home', words);
  const { app, unmount } = await hydrate(
    <SiteProvider site={site}>
      <LanguageProvider language="en" messages={messages}>
        <ContactForm />
      </LanguageProvider>
    </SiteProvider>,
    () => setValue(document.querySelector('[name="message"]') as HTMLTextAreaElement, restoredMessage),
  );
  leave = unmount;
  const field = (name: string) => app.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const type = (name: string, text: string) =>
    act(async () => {
      setValue(field(name), text);
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { app, field, type };
}

it('a link to the form prefills its service, although the visitor has typed a name under an earlier link', async () => {
  const { type } = await open('/en/contact-us?service=seo');
  await type('name', 'Olena');
  const { field } = await open('/en/contact-us?service=ppc');
  expect(field('name').value).toBe('Olena');
  expect(field('message').value).toBe('I am interested in this service: PPC advertising.');
});

it('a link to the form prefills its service, although the page was reloaded under an earlier link', async () => {
  const { type } = await open('/en/contact-us?service=seo', defaultSite, 'I am interested in this service: SEO.');
  await type('name', 'Olena');
  const { field } = await open('/en/contact-us?service=ppc');
  expect(field('message').value).toBe('I am interested in this service: PPC advertising.');
});

it('a link to the form keeps a message that the visitor has changed', async () => {
  const { type } = await open('/en/contact-us?service=seo');
  await type('message', 'We need a shop for sofas.');
  const { field } = await open('/en/contact-us?service=ppc');
  expect(field('message').value).toBe('We need a shop for sofas.');
});

it('the answer to an enquiry removes its draft, but not the draft of another enquiry', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const site = { ...defaultSite, contactEndpoint: 'https://forms.example/' };
  const send = async ({ app, type }: Awaited<ReturnType<typeof open>>) => {
    await type('name', 'Olena');
    await type('email', 'olena@firma.ua');
    await type('message', 'We need a shop for sofas.');
    await act(async () => app.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));
  };
  const succeed = () => act(async () => answer(Response.json({ success: true })));
  const first = await open('/en/contact-us', site);
  await send(first);
  await succeed();
  expect(readDraft()).toEqual({});
  // The message was posted, not mailed.
  expect([...first.app.querySelectorAll('button')].at(-1)?.textContent).toBe('Write another message');
  await send(await open('/en/contact-us', site));
  // The visitor leaves the page while the endpoint is slow, and returns.
  const { type } = await open('/en/contact-us', site);
  await type('message', 'We also need a blog.');
  await succeed();
  expect(readDraft().message).toBe('We also need a blog.');
});

it.each([
  ['Copy the email text', 1, 'Copying failed. Select the text and copy it by hand.'],
  ['Copy the address', 0, 'Copying failed. Copy the address by hand: hello@porohy.example.'],
])('if the browser refuses to copy, "%s" selects %s letter and tells what to copy', async (name, count, told) => {
  vi.stubGlobal('navigator', { clipboard: undefined, onLine: true });
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { app, type } = await open('/en/contact-us');
  await type('name', 'Olena');
  await type('email', 'olena@firma.ua');
  await type('message', 'We need a shop for sofas.');
  await act(async () => app.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));
  const select = vi.spyOn(app.querySelector('textarea[readonly]') as HTMLTextAreaElement, 'select');
  await act(async () => [...app.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
  expect([...app.querySelectorAll('[role="status"]')].at(-1)?.textContent).toBe(told);
  expect(select).toHaveBeenCalledTimes(count);
});
