import type { OnTheWire } from '../faults/faultProxy.ts';

/** A bug that the explorer has to find: what is wrong, and how it comes about. */
export interface Plant {
  readonly what: string;
  /** The property that finds it: found by another, it would be found by chance. */
  readonly by: string;
  /** Properties that do not hold either when it is met; no others may be broken. */
  readonly also?: readonly string[];
  /** Where walks begin, where it can be met in few places. */
  readonly at?: string;
  /** It is met so seldom that it is dug for at night only (`npm run explore -- --plant all`). */
  readonly seldom?: true;
  /** Runs before everything else in every document. */
  readonly script?: () => void;
  /** What the site answers instead. */
  readonly wire?: { readonly files: RegExp; readonly becomes: OnTheWire };
}

/** The starter's bytes are others, and neither the document nor its headers ask for the right ones. */
const unpinned: OnTheWire = async (request, response, ask) => {
  const { status, headers, body } = await ask();
  const { 'content-length': _length, 'integrity-policy': _policy, etag: _tag, ...rest } = headers;
  const isScript = request.url?.startsWith('/r/') ?? false;
  const text = body.toString();
  response
    .writeHead(status, rest)
    .end(
      isScript
        ? `${text};globalThis.unpinnedRan=true;`
        : text.replace(/(<script type="module"[^>]*?) integrity="[^"]*"/, '$1'),
    );
  return true;
};

export const plants: readonly Plant[] = [
  {
    what: 'the header stays in its language when that is changed',
    by: 'header',
    script: () => {
      let before = new Map<Text, string>();
      addEventListener(
        'click',
        () => {
          const texts = document.createTreeWalker(document.querySelector('header') ?? document, NodeFilter.SHOW_TEXT);
          before = new Map();
          while (texts.nextNode()) before.set(texts.currentNode as Text, (texts.currentNode as Text).data);
        },
        true,
      );
      new MutationObserver(() => {
        for (const [text, data] of before) text.data = data;
      }).observe(document, { subtree: true, attributeFilter: ['lang'] });
    },
  },
  {
    what: 'the heading takes no focus',
    by: 'focus',
    script: () => {
      const { focus } = HTMLElement.prototype;
      HTMLElement.prototype.focus = function (options) {
        if (!this.matches('h1')) focus.call(this, options);
      };
    },
  },
  {
    what: 'the focus is lost when the language is changed',
    by: 'focus',
    script: () => {
      const lose = () => (document.activeElement as HTMLElement | null)?.blur();
      new MutationObserver(lose).observe(document, { subtree: true, attributeFilter: ['lang'] });
    },
  },
  {
    what: 'a navigation brings a second header',
    by: 'one each',
    script: () => {
      const { pushState } = history;
      history.pushState = (...words) => {
        pushState.apply(history, words);
        document.body.append(document.createElement('header'));
      };
    },
  },
  {
    what: 'on the way back a page has lost half of its text',
    by: 'text',
    script: () =>
      addEventListener('popstate', () => {
        const lose = () => {
          for (const section of document.querySelectorAll('main section:nth-of-type(even)')) section.textContent = '';
        };
        new MutationObserver(lose).observe(document, { subtree: true, childList: true });
        requestAnimationFrame(() => requestAnimationFrame(lose));
      }),
  },
  {
    what: 'on the way back a page begins at its top',
    by: 'scroll',
    script: () => {
      const { scrollTo } = window;
      window.scrollTo = ((x: number, y: number) => y > 0 || scrollTo.call(window, x, y)) as typeof window.scrollTo;
    },
  },
  {
    what: 'on the way back the title is that of the page before',
    by: 'title',
    script: () =>
      addEventListener('popstate', () => {
        const { title } = document;
        const keep = () => document.title === title || Object.assign(document, { title });
        new MutationObserver(keep).observe(document, { subtree: true, childList: true, characterData: true });
      }),
  },
  {
    what: 'a change of the language takes two steps back',
    by: 'address',
    // It is another page that is there.
    also: ['language', 'title', 'header', 'text', 'footer', 'open', 'focus', 'scroll'],
    script: () => {
      const { pushState } = history;
      history.pushState = (state, unused, url) => {
        pushState.call(history, state, unused, url);
        if ((state as { usr?: unknown } | null)?.usr) pushState.call(history, state, unused, url);
      };
    },
  },
  {
    what: 'an error is thrown when the window is resized',
    by: 'error',
    script: () =>
      addEventListener('resize', () => {
        throw new Error('planted');
      }),
  },
  {
    what: 'the menu leaves the page inert when it is closed',
    by: 'inert',
    script: () => {
      const leave = () => document.querySelector('main')?.setAttribute('inert', '');
      addEventListener('close', leave, true);
    },
  },
  {
    what: 'what was typed is lost when the language is changed',
    by: 'typed',
    at: '/contact-us',
    script: () => {
      const lose = () => {
        for (const field of document.querySelectorAll<HTMLInputElement>('#contact-form :is(input, textarea)'))
          field.value = '';
      };
      new MutationObserver(lose).observe(document, { subtree: true, attributeFilter: ['lang'] });
    },
  },
  {
    what: 'the buttons of a carousel do nothing',
    by: 'turned',
    script: () => {
      const swallow = (event: Event) => {
        if (!(event.target instanceof Element) || !event.target.closest('[data-step]')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      addEventListener('click', swallow, true);
    },
  },
  {
    what: 'after a fault the footer speaks the other language',
    by: 'footer',
    at: '/contact-us',
    seldom: true,
    script: () => {
      const speakOther = () => {
        const texts = document.createTreeWalker(document.querySelector('footer') ?? document, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) (texts.currentNode as Text).data = 'Пороги Porohy';
      };
      const afterFault = ({ target }: Event) => {
        if (!(target instanceof HTMLScriptElement)) return;
        if (document.documentElement.dataset.hydrated !== undefined) return speakOther();
        // Before the frame responds React would find it, and say so: another bug than the one that is meant.
        const observer = new MutationObserver(() => {
          observer.disconnect();
          speakOther();
        });
        observer.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
      };
      addEventListener('error', afterFault, true);
    },
  },
  {
    what: 'other bytes of a script run, and its pin is gone',
    by: 'pins',
    wire: { files: /^\/(?!r\/|speculation|icon|proof|snapshot)|^\/r\/shell\/js\/starter\./, becomes: unpinned },
  },
];
