import { InvalidInputError, StoreError } from 'shared/contract';
import * as v from 'valibot';

/** How long, in milliseconds, a server may take to say what it has seen. */
const patience = 5000;

/** Where a server of this machine says what it has seen, by docs/operate.md. */
export const ownServer = 'http://127.0.0.1:9464';

/**
 * What a server says at a path of its operations port.
 * @throws InvalidInputError if the address is none; StoreError naming the server that does not answer, or says something else
 */
export async function askServer<const Schema extends v.GenericSchema>(
  address: string,
  path: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<v.InferOutput<Schema>> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new InvalidInputError({
      fact: `"${address}" is no address of a server.`,
      nextStep: `Give that of its operations port: --from ${ownServer}.`,
    });
  const signals = [AbortSignal.timeout(patience), ...(signal ? [signal] : [])];
  const response = await fetch(new URL(path, address), { signal: AbortSignal.any(signals) }).catch((cause: unknown) => {
    throw new StoreError({ fact: `${address} does not say what it has seen${why(cause)}.`, nextStep }, { cause });
  });
  const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
  if (response.ok && parsed.success) return parsed.output;
  throw new StoreError({
    fact: `${address} answered ${response.status}, and not what it has seen.`,
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
