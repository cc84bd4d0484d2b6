import type { ServerResponse } from 'node:http';
import type { Told } from './followServer.browser.ts';

/** The pages that are open, and what they are told: of builds, and of what is wrong. */
export interface Followers {
  /** A page that follows from now on; it hears what is so at once. */
  readonly add: (response: ServerResponse) => void;
  /** Names what the builds have come to that pages are of. */
  readonly builds: () => string;
  readonly tell: (told: Partial<Told>) => void;
  /** Ends all lines: a server that has open ones does not end. */
  readonly end: () => void;
}

export function followers(): Followers {
  const lines = new Set<ServerResponse>();
  let told: Told = { builds: '', problems: [] };
  const line = () => `data: ${JSON.stringify(told)}\n\n`;
  return {
    builds: () => told.builds,
    add(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 1000\n${line()}`);
      lines.add(response);
      response.once('close', () => lines.delete(response));
    },
    tell(news) {
      told = { ...told, ...news };
      for (const each of lines) each.write(line());
    },
    end: () => {
      for (const each of lines) each.end();
    },
  };
}
