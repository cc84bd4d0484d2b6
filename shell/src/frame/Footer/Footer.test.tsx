// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMessages, LanguageProvider } from 'shared/language';
import { expect, it } from 'vitest';
import { messages } from '../../locales/frame.ua.ts';
import { Footer } from './Footer.tsx';

/** The links that SPEC §2 requires in the footer. */
const links = ['/contact-us', '/portfolio', '/cybersecurity', '/sitemap', '/terms', '/privacy'];

function footerAt(path: string) {
  const words = createMessages({ language: 'ua', variables: {} });
  words.addResourceBundle('ua', 'shell', messages);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <LanguageProvider language="ua" messages={words}>
      <Footer path={path} alternatePath={path} />
    </LanguageProvider>,
  );
  const paths = (selector: string) =>
    [...page.querySelectorAll(selector)]
      .map((link) => link.getAttribute('href'))
      .filter((address) => address?.startsWith('/'));
  return { all: paths('a:not([hreflang])'), current: paths('a[aria-current]:not([hreflang])') };
}

it('the footer links to portfolio, article, contact page and legal documents', () => {
  expect(footerAt('/services/seo')).toEqual({ all: links, current: [] });
});

it.each(['/portfolio', '/cybersecurity', '/sitemap', '/terms', '/privacy'])(
  'the footer’s link to the current page %s has aria-current',
  (path) => {
    expect(footerAt(path)).toEqual({ all: links, current: [path] });
  },
);

it('the footer on the contact page does not link to the contact page', () => {
  expect(footerAt('/contact-us')).toEqual({ all: links.slice(1), current: [] });
});
