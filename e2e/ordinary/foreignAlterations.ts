/**
 * Changes that translators, password managers, toolbars, blockers and proxies make to a page before the site's script runs. Each function
 * runs in the page, and can use nothing from outside itself.
 */
export const foreignAlterations: Readonly<Record<string, () => void>> = {
  'attributes, nodes and styles outside of the root': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    for (const name of ['data-gr-ext-installed', 'cz-shortcut-listen']) document.body.setAttribute(name, 'true');
    document.head.prepend(Object.assign(document.createElement('style'), { className: 'dark' }));
    document.body.append(document.createElement('grammarly-desktop-integration'));
    document.documentElement.append(document.createElement('plasmo-csui'));
  },
  'attributes, classes and inline styles on elements': () => {
    for (const each of document.querySelectorAll<HTMLElement>('#root :is([style], input, textarea, button)')) {
      for (const name of ['data-lpignore', 'fdprocessedid', 'bis_skin_checked']) each.setAttribute(name, '1');
      each.classList.add('filled-by-manager');
      each.style.setProperty('--darkreader-inline-color', '#fff');
    }
  },
  'a node beside each field': () => {
    for (const each of document.querySelectorAll('#main :is(input, textarea, button)'))
      each.after(document.createElement('com-1password-button'));
  },
  'each field in a box': () => {
    for (const each of document.querySelectorAll('#main :is(input, textarea)')) {
      const box = document.createElement('div');
      each.replaceWith(box);
      box.append(each);
    }
  },
  'a button and a field of another’s before ours': () => {
    for (const place of document.querySelectorAll('#main :is(form, dialog)'))
      place.prepend(document.createElement('button'), document.createElement('input'));
  },
  'a node first in the root': () => document.getElementById('root')?.prepend(document.createElement('ext-root')),
  'a node last in the root': () => document.getElementById('root')?.append(document.createElement('ext-root')),
  'a node in the header': () => document.querySelector('header')?.append(document.createElement('ext-badge')),
  'phone numbers and addresses by mail made other links, and a marked word': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode())
      if (/\+\d[\d ()-]{8,}/.test(texts.currentNode.nodeValue ?? '')) found.push(texts.currentNode as Text);
    for (const text of found) {
      const link = Object.assign(document.createElement('a'), { href: 'tel:1' });
      text.replaceWith(link);
      link.append(text);
    }
    for (const each of document.querySelectorAll<HTMLAnchorElement>('#root a[href^="mailto:"]')) {
      each.href = '/cdn-cgi/l/email-protection#5a';
      each.replaceChildren(Object.assign(document.createElement('span'), { textContent: '[email protected]' }));
    }
    const mark = Object.assign(document.createElement('mark'), { textContent: 'Пошук' });
    document.querySelector('#main h2')?.prepend(mark);
  },
  'one translated text in the header': () => {
    const link = document.querySelector('header nav a');
    link?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'x' }));
  },
  'everything translated': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.nodeValue?.trim() && !text.parentElement?.closest('script, style, textarea')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const inner = Object.assign(document.createElement('font'), { textContent: `T·${text.data}` });
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.classList.add('translated-ltr');
  },
  'pictures, frames and chats blocked': () => {
    for (const each of document.querySelectorAll('#root :is(img, iframe, a[href*="t.me"], a[href*="wa.me"])'))
      each.remove();
  },
  'comments and white space taken out': () => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const found: Comment[] = [];
    while (comments.nextNode()) found.push(comments.currentNode as Comment);
    for (const comment of found) comment.remove();
    document.body.normalize();
  },
};
