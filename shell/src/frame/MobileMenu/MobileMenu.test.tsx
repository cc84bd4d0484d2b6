// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createMessages, LanguageProvider } from 'shared/language';
import { expect, it } from 'vitest';
import { messages } from '../../locales/frame.ua.ts';
import { ServicesPanel } from '../ServicesPanel/ServicesPanel.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** Lists the links marked as current, in the services panel and in the mobile menu. */
function currentAt(path: string): string[][] {
  const words = createMessages({ language: 'ua', variables: {} });
  words.addResourceBundle('ua', 'shell', messages);
  return [
    <ServicesPanel key="wide" id="panel" path={path} />,
    <MobileMenu key="narrow" id="menu" path={path} alternatePath={path} />,
  ].map((menu) => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <LanguageProvider language="ua" messages={words}>
        {menu}
      </LanguageProvider>,
    );
    return [...page.querySelectorAll('a[aria-current="page"]')].map((link) => link.getAttribute('href') ?? '');
  });
}

it.each(['/services/digital-marketing', '/services/cms-framework', '/services/seo', '/services/laravel'])(
  'on %s the services panel and the mobile menu mark its link as current',
  (path) => {
    expect(currentAt(path)).toEqual([[path], [path]]);
  },
);
