import { createHash } from 'node:crypto';
import type { OnTheWire } from './faultProxy.ts';

const integrityOf = (body: string): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/**
 * A release whose code is bad and whose pins are right: what a build may bring that passed its gate. The module is altered, and every page and
 * snapshot that names it pins the altered bytes.
 * @param address of the module on the site
 * @returns what becomes of requests for the module, for documents and for the snapshot
 */
export async function forge(
  site: string,
  address: string,
  alter: (body: string) => string,
): Promise<{ readonly files: RegExp; readonly wire: OnTheWire }> {
  const body = await (await fetch(site + address)).text();
  const altered = alter(body);
  if (altered === body) throw new Error(`${address} has nothing that could be forged so. Look at what builds write.`);
  const [before, after] = [integrityOf(body), integrityOf(altered)];
  const name = address.split('/').pop() ?? '';
  return {
    files: new RegExp(`^/(?!r/|speculation|icon)|/${name.replaceAll('.', '\\.')}`),
    wire: async (request, response, ask) => {
      const answer = await ask();
      const { 'content-length': _length, ...headers } = answer.headers;
      const text = answer.body.toString();
      const isModule = request.url?.includes(name) ?? false;
      response.writeHead(answer.status, headers).end(isModule ? altered : text.replaceAll(before, after));
      return isModule;
    },
  };
}

/** Every container ends so; what stands behind it wraps what the remote says of itself. */
const containerEnd = /export\{(\w+) as get,(\w+) as init\};?\s*$/;

/** A container whose pages are replaced. @param pages an expression that makes pages of `pages`, by their names */
const withPages = (pages: string) => (body: string) =>
  body.replace(
    containerEnd,
    (_whole, get: string, init: string) =>
      `const forged=async(module)=>{const factory=await ${get}(module);return()=>{const{remote}=factory();const pages=${pages};return{remote:{...remote,pages}}}};export{forged as get,${init} as init};`,
  );

/** Throws while it is evaluated. */
export const throwsAtOnce = (body: string): string => `throw new Error('broken on purpose');${body}`;

/** Every page of the container throws while it is rendered. */
export const throwsInRender = withPages(
  `Object.fromEntries(Object.keys(remote.pages).map((key)=>[key,async()=>()=>{throw new Error('broken on purpose')}]))`,
);

/** Asks for a React that nobody shares. */
export const wantsOtherReact = (body: string): string =>
  body.replace(/\["react","\d+\.[\d.]+"\]/g, '["react","99.0.0"]');
