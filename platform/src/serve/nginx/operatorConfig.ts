import { createHash } from 'node:crypto';
import { ConflictError, InvalidInputError } from 'shared/contract';

/** Returns the first line of an exported file. It has a digest of the other lines, by which a later export notices changes. */
const firstLine = (rest: string): string => `# Made by "npm run export -- nginx" (${computeShortDigest(rest)}).\n`;

export const computeShortDigest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

export const prependDigestLine = (rest: string): string => firstLine(rest) + rest;

/** Tells whether a file still has the text that an export wrote. */
export function matchesDigestLine(text: string): boolean {
  const end = text.indexOf('\n') + 1;
  return text.slice(0, end) === firstLine(text.slice(end));
}

/** Refuses to export over a policy file that was edited. @throws ConflictError, because the edits would be lost */
export function refuseChangedPolicy(file: string, text: string | undefined): void {
  if (text === undefined || matchesDigestLine(text)) return;
  throw new ConflictError({
    fact: `${file} was edited after the export wrote it. A new export would overwrite it. Nothing was exported.`,
    nextStep:
      'Move your lines into nginx.conf in the folder above, which exports keep. Then remove this file and export again.',
  });
}

/** Words that may follow the port in a `listen` of nginx. */
const listenWords =
  /^(?:ssl|http2|quic|default_server|proxy_protocol|reuseport|deferred|bind|ipv6only=(?:on|off)|(?:backlog|fastopen)=\d+)$/;

/**
 * Parses values for `listen` of nginx. A port alone becomes two values, for IPv4 and for IPv6.
 * @throws InvalidInputError if a value is neither a port nor an address with a port
 */
export function readListen(values: readonly string[]): string[] {
  return [...new Set(values.flatMap(readOneListen))];
}

const address = '\\*|localhost|\\d+(?:\\.\\d+){3}|\\[[0-9a-fA-F:.]+\\]';
const listenPlace = new RegExp(`^(?:(?:(${address}):)?([1-9]\\d{0,4})|(${address}))$`);

/** Splits the place of a `listen` value into address and port; the port is 80 by default. @returns undefined if it is invalid */
export function splitListen(place: string): { readonly host: string | undefined; readonly port: string } | undefined {
  const [isPlace, before, port = '80', alone] = listenPlace.exec(place) ?? [];
  return isPlace === undefined ? undefined : { host: before ?? alone, port };
}

function readOneListen(value: string): string[] {
  const [place = '', ...words] = value.trim().split(/\s+/);
  const splitAddress = splitListen(place);
  const at = splitAddress?.host;
  const isAddress = at === undefined || at === '*' || URL.canParse(`http://${at}`);
  const isKnownSyntax = words.every(
    (word) => listenWords.test(word) && (at?.startsWith('[') || !word.startsWith('ipv6only')),
  );
  if (!splitAddress || Number(splitAddress.port) > 65535 || !isAddress || !isKnownSyntax)
    throw new InvalidInputError({
      fact: `"${value}" is not an address that nginx can listen on.`,
      nextStep: 'Name a port (80), or an address and a port (127.0.0.1:8080 or [::1]:8080). For TLS, write "443 ssl".',
    });
  const ending = words.map((word) => ` ${word}`).join('');
  return (at === undefined ? [place, `[::]:${place}`] : [place]).map((each) => each + ending);
}

/** Returns server names in the form that nginx expects. @throws InvalidInputError if a value is no host name */
export function readNames(values: readonly string[]): string[] {
  return values.map((value) => {
    const name = value.trim();
    const [, wildcard = '', host = ''] = /^(\*\.)?([^/:?#@\\\s*]+)$/.exec(name) ?? [];
    const written = host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(written)) return wildcard + written;
    throw new InvalidInputError({
      fact: `"${value}" is not a host name.`,
      nextStep: 'Write the name without https:// and without a port: porohy.example.',
    });
  });
}

interface NginxPlace {
  /** Absolute path of the exported folder. */
  readonly folder: string;
  readonly listen: readonly string[];
  readonly names: readonly string[];
}

/** Returns the main configuration file, with listen addresses and server names. The site's owner may edit it: exports keep the edits. */
export const createOperatorConfig = ({ folder, listen, names }: NginxPlace): string =>
  prependDigestLine(`# Yours to change, by hand or by certbot: once it is changed, no export writes it again. The policy lies beside it, in nginx/.
include "${folder}/nginx/http.conf";

server {
${listen.map((each) => `  listen ${each};`).join('\n')}
  server_name ${names.join(' ')};
  include "${folder}/nginx/server.conf";
}
`);

/**
 * Lists options of this export that a hand-edited file lacks.
 * @throws ConflictError if the file does not include the policy, so no export wrote it
 */
export function listMissingOptions(text: string, { folder, listen, names }: NginxPlace): string[] {
  if (!text.includes(`${folder}/nginx/http.conf`) || !text.includes(`${folder}/nginx/server.conf`))
    throw new ConflictError({
      fact: `${folder}/nginx.conf does not include the policy in ${folder}/nginx. Somebody else wrote this file. Nothing was exported.`,
      nextStep:
        'Rename the file and export again. Then copy your own lines, for example those of certbot, into the new file.',
    });
  const directives = [...text.matchAll(/(?:^|[{;])\s*(listen|server_name)\s+([^;]*)(?=;)/gm)];
  const has = (directive: string, value: string) =>
    directives.some(([, name, told = '']) => name === directive && told.split(/\s+/).includes(value));
  return [
    ...listen.filter((each) => !has('listen', each.split(' ')[0] ?? '')).map((each) => `listen ${each};`),
    ...names.filter((each) => !has('server_name', each)).map((each) => `server_name ${each};`),
  ];
}
