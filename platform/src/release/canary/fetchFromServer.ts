import { InvalidInputError, StoreError } from 'shared/contract';

/** Time in ms after which a request to a server fails. */
const patience = 5000;

/** Address of the operations port of a server on this machine (docs/operate.md). */
export const localOperationsAddress = 'http://127.0.0.1:9464';

/**
 * Requests a path from a server's operations port.
 * @param read parses the response; returns undefined if it is invalid
 * @throws InvalidInputError if the address is invalid; StoreError naming the server if it sends no valid response
 */
export async function fetchFromServer<Said>(
  address: string,
  path: string,
  read: (text: string) => Said | undefined,
): Promise<Said> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new InvalidInputError({
      fact: `"${address}" is not the address of a server.`,
      nextStep: `Name the address of its operations port: --from ${localOperationsAddress}.`,
    });
  const [status, text] = await fetch(new URL(path, address), { signal: AbortSignal.timeout(patience) })
    .then(async (response) => [response.status, await response.text()] as const)
    .catch((cause: unknown) => {
      throw new StoreError({ fact: `${address} does not report its counts${why(cause)}.`, nextStep }, { cause });
    });
  const parsed = status === 200 ? read(text) : undefined;
  if (parsed !== undefined) return parsed;
  throw new StoreError({
    fact: `${address} responds with status ${status} and without counts.`,
    nextStep: `Check the port. Check that the server and this command have the same version. ${nextStep}`,
  });
}

const nextStep = 'Set OPERATIONS_PORT on the server, and do not turn its reports off (docs/operate.md).';

/** Says in a few words why a request failed; empty for an unknown cause. */
function why(cause: unknown): string {
  const { name, cause: deeper } = cause as { readonly name?: string; readonly cause?: { readonly code?: string } };
  if (name === 'TimeoutError') return `: no response within ${patience / 1000} seconds`;
  if (deeper?.code === 'ECONNREFUSED') return ': no server listens there';
  if (deeper?.code === 'ENOTFOUND') return ': this host does not exist';
  return '';
}
