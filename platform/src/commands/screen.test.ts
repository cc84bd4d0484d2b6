import { expect, it } from 'vitest';
import { type Output, openScreen } from './screen.ts';

function output(terminal: Partial<Output>): Output & { readonly written: string[] } {
  const written: string[] = [];
  const write = (text: unknown) => written.push(String(text)) > 0;
  return { isTTY: true, columns: 20, rows: 4, ...terminal, written, write: write as Output['write'] };
}

it('renews one screen of a terminal, cut to its size, and gives it back', () => {
  const terminal = output({});
  const screen = openScreen(terminal);
  screen.show(['one', 'x'.repeat(30), 'three', 'four'], 'plain');
  screen.close();
  expect(terminal.written).toEqual([
    '\u001b[?1049h\u001b[?25l',
    `\u001b[Hone\u001b[K\n${'x'.repeat(20)}\u001b[K\nthree\u001b[K\n\u001b[J`,
    '\u001b[?25h\u001b[?1049l',
  ]);
});

it('writes plain lines where there is no terminal', () => {
  const file = output({ isTTY: false });
  const screen = openScreen(file);
  screen.show(['one', 'two'], 'plain');
  screen.close();
  expect(file.written).toEqual(['plain\n']);
});
