/** How long a page may take until all holds, in milliseconds; where something is wrong with the line, what hangs has eight seconds, and two tries. */
export interface Patience {
  readonly well: number;
  readonly faulty: number;
}

export const patient: Patience = { well: 10_000, faulty: 20_000 };
/** For a bug that is known to be there: nothing is gained by waiting until it goes. */
export const hasty: Patience = { well: 3000, faulty: 10_000 };
