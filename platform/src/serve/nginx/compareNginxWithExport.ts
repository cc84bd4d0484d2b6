import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type RequestOptions, request as requestByTls } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { newestAddress } from '../respond/proof.ts';
import { splitListen } from './operatorConfig.ts';

/** Result of a check: nginx was asked for the live site, and its responses compared with the exported files. */
export interface NginxCheck {
  readonly at: string;
  /** HTTP status of the home page; undefined if nothing responded. */
  readonly status: number | undefined;
  /** True if home page and newest log entry have the bytes of the export. */
  readonly isExported: boolean;
}

/**
 * Requests the home page and the newest log entry from nginx on this machine. Many exports have the same home page, so both are needed.
 * @param listen value of nginx's `listen`
 */
export async function compareNginxWithExport(folder: string, listen: string, name: string): Promise<NginxCheck> {
  const [place = '', ...words] = listen.split(' ');
  const { host = '127.0.0.1', port = '80' } = splitListen(place) ?? {};
  const loopbackHost = host.replace(/^(?:\*|0\.0\.0\.0)$/, '127.0.0.1').replace('[::]', '[::1]');
  const [page, newest] = await Promise.all(
    ['live/index.html', newestAddress.slice(1)].map((file) => readFile(join(folder, file))),
  );
  const first = await ask(loopbackHost, port, name, words.includes('ssl'), '/');
  // True after certbot has added TLS: nginx then redirects http to https.
  const isLed = first?.location === `https://${name}/`;
  const askAgain = (path: string) =>
    ask(loopbackHost, isLed ? '443' : port, name, isLed || words.includes('ssl'), path);
  const { status, body } = (isLed ? await askAgain('/') : first) ?? {};
  const isSame = (response: Buffer | undefined, file: Buffer | undefined) =>
    file !== undefined && response?.equals(file);
  const isExported = isSame(body, page) && isSame((await askAgain(newestAddress))?.body, newest);
  return { at: `${loopbackHost}:${isLed ? 443 : port}`, status, isExported: isExported ?? false };
}

interface NginxResponse {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly body: Buffer;
}

/** Sends a request to nginx. @returns undefined if there is no response */
function ask(
  host: string,
  port: string,
  name: string,
  byTls: boolean,
  path: string,
): Promise<NginxResponse | undefined> {
  return new Promise((resolve) => {
    const nobody = () => resolve(undefined);
    const target: RequestOptions = {
      host: host.replace(/[[\]]/g, ''),
      port,
      path,
      headers: { host: name },
      timeout: 5000,
      agent: false,
      // Accepts any certificate: it is for the site's name and not for this machine, and the check compares only bytes.
      ...(byTls && { servername: name, rejectUnauthorized: false }),
    };
    const sentRequest = (byTls ? requestByTls : request)(target, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((body) => resolve({ status, location: headers.location, body }), nobody);
    });
    sentRequest.on('timeout', () => sentRequest.destroy()).on('error', nobody);
    sentRequest.end();
  });
}
