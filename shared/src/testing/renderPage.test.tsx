import { groupMessagesByPage, type Remote } from 'shared/contract';
import { useMessages } from 'shared/language';
import { expect, it } from 'vitest';
import { renderPage } from './renderPage.tsx';

const said = (messages: object) => ({ ua: async () => ({ ...messages }), en: async () => ({ ...messages }) });

/** Renders a message of this page and a message of another page. */
function Page() {
  const t = useMessages<{ own: string; others: string }>('news');
  return <h1>{`${t('own')} ${t('others')}`}</h1>;
}
const none = async () => ({});
const remote: Remote = {
  name: 'news',
  routes: [
    { path: '/news', page: 'Page' },
    { path: '/news/first', page: 'Page' },
  ],
  pages: { Page: async () => Page },
  pageMeta: { ua: none, en: none },
  ...groupMessagesByPage({ '/news': said({ own: 'a', others: 'b' }), '/news/first': said({ own: 'a' }) }),
};

it('rendering throws if a page uses a message of another page', async () => {
  expect((await renderPage(remote, '/news', 'ua')).text).toBe('a b');
  await expect(renderPage(remote, '/news/first', 'ua')).rejects.toThrow('There is no message "others" in "ua"');
});
