import { expect, it } from 'vitest';
import { revealPhase, type Sight } from './revealPhase.ts';

const below: Sight = { visible: false, top: 1200, windowHeight: 900, toEnd: 2000 };

it('hides what is below the fold', () => {
  expect(revealPhase('still', below)).toBe('waiting');
});

it('never hides what is in the window, be it only in the margin, or above it', () => {
  expect(revealPhase('still', { ...below, visible: true, top: 300 })).toBe('still');
  expect(revealPhase('still', { ...below, top: 899 })).toBe('still');
  expect(revealPhase('still', { ...below, top: -500 })).toBe('still');
});

it('never hides what the end of the document keeps outside the margin', () => {
  expect(revealPhase('still', { ...below, toEnd: 128 })).toBe('still');
  expect(revealPhase('still', { ...below, toEnd: 129 })).toBe('waiting');
});

it('reveals once: what has entered stays', () => {
  const entered = revealPhase('waiting', { ...below, visible: true });
  expect(entered).toBe('entered');
  expect(revealPhase(entered, below)).toBe('entered');
});
