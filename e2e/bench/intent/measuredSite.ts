import { createHash } from 'node:crypto';
import { request as ask, createServer, type Server } from 'node:http';

/** What a page of a measured site has told: how long after the click it was painted, in milliseconds, and whether it was there already. */
export interface ToldPaint {
  readonly milliseconds: number;
  readonly ahead: boolean;
}

/** A site before which a program stands that lets every document tell when it was first painted. Nothing else is changed. */
export interface MeasuredSite {
  readonly url: string;
  /** The next paint after a click that is told. */
  painted(): Promise<ToldPaint>;
  close(): void;
}

/** The clock of the click and that of the paint are of two documents: both are told as times of day. */
const script = `addEventListener('click', () => localStorage.setItem('clicked', performance.timeOrigin + performance.now()), true);
new PerformanceObserver((list) => {
  const clicked = localStorage.getItem('clicked');
  const [paint] = list.getEntriesByName('first-contentful-paint');
  if (!clicked || !paint) return;
  localStorage.removeItem('clicked');
  const ahead = performance.getEntriesByType('navigation')[0].activationStart > 0;
  fetch('/painted?' + (performance.timeOrigin + paint.startTime - clicked) + '&' + ahead);
}).observe({ type: 'paint', buffered: true });
`;
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
const tag = `<script src="/tell-paint.js" integrity="${integrity}" crossorigin></script>`;

/** @param rules the rules of speculation, where they are not to be the site's own */
export async function measuredSite(site: string, rules?: string): Promise<MeasuredSite> {
  let told: (paint: ToldPaint) => void = () => {};
  const server = createServer((asked, response) => {
    const address = asked.url ?? '/';
    const [, milliseconds, ahead] = /^\/painted\?([\d.-]+)&(true|false)$/.exec(address) ?? [];
    if (milliseconds !== undefined) {
      told({ milliseconds: Number(milliseconds), ahead: ahead === 'true' });
      return void response.writeHead(204).end();
    }
    if (address === '/tell-paint.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (address === '/speculation.json' && rules !== undefined)
      return void response.writeHead(200, { 'content-type': 'application/speculationrules+json' }).end(rules);
    const passedOn = ask(site + address, { method: asked.method ?? 'GET', headers: plain(asked.headers) }, (answer) => {
      const { 'content-length': _, etag: __, ...headers } = answer.headers;
      const isDocument = headers['content-type']?.startsWith('text/html');
      response.writeHead(answer.statusCode ?? 500, isDocument ? headers : answer.headers);
      if (!isDocument) return void answer.pipe(response);
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => response.write(text.replace('<head>', `<head>${tag}`)));
      answer.on('end', () => response.end());
    });
    asked.pipe(passedOn);
  });
  return {
    url: await listen(server),
    painted: () => new Promise((resolve) => (told = resolve)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Unpacked and whole: the document is written into. */
function plain(headers: Readonly<Record<string, string | string[] | undefined>>) {
  const { 'accept-encoding': _, 'available-dictionary': __, 'if-none-match': ___, ...others } = headers;
  return others;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as { port: number }).port}`;
}
