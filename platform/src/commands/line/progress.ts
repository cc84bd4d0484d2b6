interface Progress {
  /** Says a result on a line of its own. */
  step(text: string): void;
  /** Says how far a long step is: in place on a terminal, nothing elsewhere. */
  update(text: string): void;
}

/** Progress of one long piece of work, with the seconds it took so far. */
export function progress(what: string): Progress {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const inPlace = process.stdout.isTTY;
  console.log(`${what} …`);
  return {
    step: (text) => console.log(`${inPlace ? '\r\x1b[K' : ''}  ${text} (${seconds()})`),
    update: (text) => {
      if (inPlace) process.stdout.write(`\r\x1b[K  ${text} (${seconds()})`);
    },
  };
}
