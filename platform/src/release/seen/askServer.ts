import { InvalidInputError, StoreError } from 'shared/contract';

/** Milliseconds that a server may take to say what it has seen. */
const patience = 5000;

/** Address at which a server of this machine says what it has seen, by docs/operate.md. */
export const ownServer = 'http://127.0.0.1:9464';

/**
 * Reads what a server says at a path of its operations port.
 * @param read undefined for what is not that
 * @throws InvalidInputError if the address is none; StoreError naming the server that does not answer, or says something else
 */
export async function askServer<Said>(
  address: string,
  path: string,
  read: (text: string) => Said | undefined,
): Promise<Said> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new InvalidInputError({
      fact: `"${address}" is no address of a server.`,
      nextStep: `Give that of its operations port: --from ${ownServer}.`,
    });
  const [status, text] = await fetch(new URL(path, address), { signal: AbortSignal.timeout(patience) })
    .then(async (response) => [response.status, await response.text()] as const)
    .catch((cause: unknown) => {
      throw new StoreError({ fact: `${address} does not say what it has seen${why(cause)}.`, nextStep }, { cause });
    });
  const said = status === 200 ? read(text) : undefined;
  if (said !== undefined) return said;
  throw new StoreError({
    fact: `${address} answered ${status}, and not what it has seen.`,
    nextStep: `That is another port, or a server that is older or newer than this command. ${nextStep}`,
  });
}

const nextStep = 'The server needs OPERATIONS_PORT, and its reports must not be off (docs/operate.md).';

/** In a few words, where it is known. */
function why(cause: unknown): string {
  const { name, cause: deeper } = cause as { readonly name?: string; readonly cause?: { readonly code?: string } };
  if (name === 'TimeoutError') return `: no answer within ${patience / 1000} seconds`;
  if (deeper?.code === 'ECONNREFUSED') return ': nobody listens there';
  if (deeper?.code === 'ENOTFOUND') return ': there is no such machine';
  return '';
}
