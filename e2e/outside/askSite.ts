import { NotFoundError } from 'shared/contract';

/** How long, in milliseconds, a site may say nothing. */
const patience = 20_000;

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'its name cannot be looked up; is this machine offline?',
  ENETUNREACH: 'there is no way to it; is this machine offline?',
  EHOSTUNREACH: 'there is no way to it',
  ETIMEDOUT: 'nobody answers in time',
  UND_ERR_CONNECT_TIMEOUT: 'nobody answers in time',
};

/** Asks a site for an address, and follows nothing. @throws NotFoundError where nobody answers, with the reason */
export async function askSite(origin: string, path: string, cookies: Cookies = {}): Promise<Response> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return fetch(origin + path, {
    redirect: 'manual',
    headers: cookie === '' ? {} : { cookie },
    signal: AbortSignal.timeout(patience),
  }).catch((cause: Error & { cause?: { code?: string; message?: string } }) => {
    const { code = '', message = cause.message } = cause.cause ?? {};
    const reason = cause.name === 'TimeoutError' ? `it said nothing for ${patience / 1000} s` : reasons[code];
    throw new NotFoundError(
      {
        fact: `${origin} cannot be reached: ${reason ?? (message || code)}.`,
        nextStep: 'Look whether it is up, and named rightly.',
      },
      { cause },
    );
  });
}

/** What a visitor is known by, by name. */
export type Cookies = Readonly<Record<string, string>>;

/** What an answer has a visitor keep, beside what they have. */
export function kept(answer: Response, before: Cookies = {}): Cookies {
  const set = answer.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line));
  return { ...before, ...Object.fromEntries(set.map((found) => [found?.[1] ?? '', found?.[2] ?? ''])) };
}
