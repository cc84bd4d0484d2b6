import { once } from 'node:events';
import { createServer } from 'node:http';

/** The answer of a service to a letter; without a status it breaks the line. */
export interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly location?: string;
  /** True where the service takes letters from every site and lets none read the answer. */
  readonly secret?: boolean;
}

/** A service that takes letters of a form. */
export interface FormService {
  answer: Answer;
  /** Settles when the next letter has arrived. */
  letter(): Promise<void>;
  stop(): Promise<void>;
}

/** Takes letters by script and by the browser itself, from any site, at `/enquiry`; what it leads to says that they were taken. */
export async function formService(port: number): Promise<FormService> {
  let arrived = () => {};
  const readable = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const server = createServer((request, response) => {
    request.resume();
    const { status, body, location, secret } = service.answer;
    if (request.method === 'OPTIONS') return response.writeHead(204, readable).end();
    if (request.url?.endsWith('/thanks'))
      return response.writeHead(200, { ...readable, 'content-type': 'text/html' }).end('<title>Taken</title>');
    arrived();
    if (status === undefined) return request.socket.destroy();
    response
      .writeHead(status, { ...(!secret && readable), 'content-type': 'text/html', ...(location && { location }) })
      .end(body);
  }).listen(port);
  await once(server, 'listening');
  const service: FormService = {
    answer: {},
    letter: () =>
      new Promise((resolve) => {
        arrived = resolve;
      }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
