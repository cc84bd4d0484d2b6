/** As much of a terminal's output as is used. */
export type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'rows' | 'write'>;

/** Where something is shown that changes. */
export interface Screen {
  /**
   * Shows what is so now.
   * @param lines the whole of it, for a terminal: they take the place of those before
   * @param line what of it a file or a pipe is given
   */
  show(lines: readonly string[], line: string): void;
  /** Gives the terminal back as it was. */
  close(): void;
}

const control = '\u001b[';
/** A screen of its own, without the cursor; behind it what was there before. */
const [open, close] = [`${control}?1049h${control}?25l`, `${control}?25h${control}?1049l`];
const [home, endOfLine, below] = [`${control}H`, `${control}K`, `${control}J`];

/** One screen that is renewed; where nobody looks at a terminal, a line each time. */
export function openScreen(output: Output): Screen {
  if (!output.isTTY) return { show: (_, line) => void output.write(`${line}\n`), close: () => {} };
  output.write(open);
  return {
    show(lines) {
      const shown = lines.slice(0, output.rows - 1).map((line) => `${line.slice(0, output.columns)}${endOfLine}\n`);
      output.write(`${home}${shown.join('')}${below}`);
    },
    close: () => void output.write(close),
  };
}
