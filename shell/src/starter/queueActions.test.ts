// @vitest-environment happy-dom

import { trackListeners } from 'shared/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueActions, renderedControls } from './queueActions.browser.ts';

const markup = `
  <main id="main">
    <button id="free" type="button">outside</button>
    <div data-hydrate="interaction">
      <button id="map" type="button">show</button>
      <button id="opens" type="button" popovertarget="panel">opens by itself</button>
      <a id="link" href="#somewhere">a link</a>
      <p data-fallback-message hidden>It cannot now.</p>
    </div>
    <form data-hydrate="interaction"><button id="send" type="submit" name="how" value="at once">send</button></form>
  </main>`;

let responds = false;
let release: (whole: boolean) => void;
const want = vi.fn();
const happened = vi.fn();
const press = (id: string) => document.getElementById(id)?.click();

beforeEach(() => {
  responds = false;
  want.mockClear();
  happened.mockClear();
  document.body.innerHTML = markup;
  const over = trackListeners();
  release = queueActions(() => responds, want);
  for (const id of ['free', 'map', 'opens', 'link'])
    document.getElementById(id)?.addEventListener('click', () => happened(id));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    happened(event.submitter?.id);
  });
  return over;
});

it('presses before hydration are queued, and each runs once, in order', () => {
  press('map');
  press('send');
  press('map');
  expect(happened).not.toHaveBeenCalled();
  expect(want).toHaveBeenCalledTimes(3);
  responds = true;
  release(true);
  expect(happened.mock.calls.flat()).toEqual(['map', 'send', 'map']);
  release(true);
  expect(happened).toHaveBeenCalledTimes(3);
});

it('a form that was submitted several times before hydration is sent once', () => {
  for (let i = 0; i < 3; i++) press('send');
  responds = true;
  release(true);
  expect(happened.mock.calls.flat()).toEqual(['send']);
});

it('a press shows the fallback message after 16 seconds without hydration', () => {
  vi.useFakeTimers();
  press('map');
  vi.advanceTimersByTime(15_999);
  const sorry = document.querySelector<HTMLElement>('[data-fallback-message]');
  expect(sorry?.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(sorry?.hidden).toBe(false);
  vi.useRealTimers();
});

it('native controls and controls outside marked parts are not queued', () => {
  for (const id of ['free', 'opens', 'link']) press(id);
  expect(happened.mock.calls.flat()).toEqual(['free', 'opens', 'link']);
  expect(want).not.toHaveBeenCalled();
});

it('after a failed hydration the form submits natively, and a press shows the fallback message', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  press('send');
  release(false);
  expect(submit).toHaveBeenCalledTimes(1);
  const sorry = document.querySelector<HTMLElement>('[data-fallback-message]');
  expect(sorry?.hidden).toBe(true);
  press('map');
  expect(sorry?.hidden).toBe(false);
  expect(want).toHaveBeenCalledTimes(2);
  expect(happened).not.toHaveBeenCalled();
});

it('a queued press runs on the element that replaced its control', () => {
  press('map');
  const old = document.getElementById('map') as HTMLElement;
  const twin = old.cloneNode(true);
  old.replaceWith(twin);
  twin.addEventListener('click', () => happened('twin'));
  renderedControls.set(old, twin as Element);
  responds = true;
  release(true);
  expect(happened.mock.calls.flat()).toEqual(['twin']);
});

it('after hydration nothing is queued', () => {
  responds = true;
  press('map');
  press('send');
  expect(happened.mock.calls.flat()).toEqual(['map', 'send']);
});
