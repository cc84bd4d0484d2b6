// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ArticleSection } from '../Article.ts';
import { Contents } from './Contents.tsx';

const sections: readonly ArticleSection[] = ['one', 'two', 'three'].map((id) => ({ id, title: id, blocks: [] }));
const article = (
  <div>
    <Contents title="contents" sections={sections} />
    {sections.map(({ id }) => (
      <section key={id} id={id}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {id}
        </h2>
      </section>
    ))}
  </div>
);

/** Stands in for the browser's: tests say what is met. */
class Observer {
  static readonly all = new Set<Observer>();
  readonly observed: Element[] = [];
  readonly hear: IntersectionObserverCallback;
  constructor(hear: IntersectionObserverCallback) {
    this.hear = hear;
    Observer.all.add(this);
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    Observer.all.delete(this);
  }
}

let root: Root | undefined;
let app: HTMLElement;
const errors: unknown[] = [];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', Observer);
  location.hash = '';
  app = document.createElement('div');
  app.innerHTML = renderToString(article);
  document.body.replaceChildren(app);
  root = await act(async () => hydrateRoot(app, article, { onRecoverableError: (error) => errors.push(error) }));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

const meet = (...changes: readonly (readonly [id: string, met: boolean])[]) =>
  act(async () => {
    for (const observer of Observer.all) {
      const entries = changes.map(([id, isIntersecting]) => ({ target: document.getElementById(id), isIntersecting }));
      observer.hear(entries as never, observer as never);
    }
  });
const current = () => [...app.querySelectorAll('a[aria-current="true"]')].map((link) => link.getAttribute('href'));

it('marks nothing before reading begins, nor in the prerendered page', () => {
  expect(renderToString(article)).not.toContain('aria-current');
  expect(current()).toEqual([]);
  expect(errors).toEqual([]);
});

it('marks the section that is being read, forwards and backwards', async () => {
  await meet(['one', true]);
  expect(current()).toEqual(['#one']);
  await meet(['two', true]);
  expect(current()).toEqual(['#two']);
  await meet(['two', false]);
  expect(current()).toEqual(['#one']);
});

it('misses nothing in a jump over several sections, and marks none above the first', async () => {
  await meet(['one', true], ['two', true], ['three', true]);
  expect(current()).toEqual(['#three']);
  await meet(['one', false], ['two', false], ['three', false]);
  expect(current()).toEqual([]);
});

it('observes each section, and nothing when it is gone', async () => {
  expect([...Observer.all].flatMap(({ observed }) => observed.map(({ id }) => id))).toEqual(['one', 'two', 'three']);
  await act(async () => root?.unmount());
  expect(Observer.all.size).toBe(0);
  dispatchEvent(new Event('hashchange'));
});

it('gives the focus to the heading of the section that the address names', async () => {
  location.hash = '#two';
  await act(async () => void dispatchEvent(new Event('hashchange')));
  expect(document.activeElement?.id).toBe('two-title');
});

it('leaves the focus alone where the address names no section', async () => {
  location.hash = '#elsewhere';
  await act(async () => void dispatchEvent(new Event('hashchange')));
  expect(document.activeElement?.id).toBe('');
});
