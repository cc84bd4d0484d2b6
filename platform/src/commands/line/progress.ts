interface Progress {
  /** Prints the result of a finished step on a separate line. */
  step(text: string): void;
  /** Rewrites the current line on a terminal while a step takes long. Prints nothing into a file or a pipe. */
  update(text: string): void;
}

export function startProgress(title: string): Progress {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const inPlace = process.stdout.isTTY;
  console.log(`${title} …`);
  return {
    step: (text) => console.log(`${inPlace ? '\r\x1b[K' : ''}  ${text} (${seconds()})`),
    update: (text) => {
      if (inPlace) process.stdout.write(`\r\x1b[K  ${text} (${seconds()})`);
    },
  };
}
