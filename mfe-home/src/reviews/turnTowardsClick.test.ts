// @vitest-environment happy-dom
import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { turnTowardsClick } from './turnTowardsClick.ts';

it.each([
  ['no-preference', 1],
  ['reduce', 0],
])('on a desktop with prefers-reduced-motion: %s, a click on a review turns %s slide', (motion, expected) => {
  const desktop = ['(width > 1024px)', '(hover: hover)', '(pointer: fine)', `(prefers-reduced-motion: ${motion})`];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.split(' and ').every((feature) => desktop.includes(feature)),
  }));
  document.body.innerHTML = '<div><p>review</p><a data-step="-1"></a><a data-step="1"></a></div>';
  const [currentTarget, target, next] = document.querySelectorAll('div, p, [data-step="1"]');
  const turn = vi.fn();
  next?.addEventListener('click', turn);
  turnTowardsClick({ currentTarget, target, clientX: 5 } as unknown as MouseEvent<HTMLElement>);
  expect(turn).toHaveBeenCalledTimes(expected);
});
