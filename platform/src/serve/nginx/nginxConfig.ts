import { InvalidInputError } from 'shared/contract';
import { compressibleEndings, contentTypes, copySuffix, unknownType } from '../../store/bytes/mediaTypes.ts';
import { alternativeSpelling } from '../../store/protocol/siteListing.ts';
import { englishPath } from '../../store/responses/documentNames.ts';
import {
  type AllowedOrigins,
  allowedMethods,
  commonHeaders,
  createDeltaHeaders,
  createDocumentPolicy,
  dictionaryHeaders,
  immutableHeaders,
  speculationPath,
  varyValues,
} from '../../store/responses/headerPolicy.ts';
import {
  noSpeculation,
  rulesForMouse,
  speculationRules,
  speculationRulesHeaders,
} from '../../store/responses/speculationRules.ts';
import { newestAddress, proofPath } from '../respond/proof.ts';
import { hashedPath, releasePath, trailingPunctuation } from '../respond/resolveTarget.ts';
import { desktopChromiumHints, saveDataPattern } from '../respond/speculation.ts';
import {
  createDeltaRewrite,
  createNginxDeltaLocation,
  deltasOffRules,
  nginxDeltaMaps,
  scriptPathPattern,
} from './deltaConfig.ts';
import { computeShortDigest, prependDigestLine } from './operatorConfig.ts';

interface NginxOptions {
  /** Absolute path of the export. `live/` in it is the site, and `r/` has the files of releases. */
  readonly folder: string;
  readonly allowedOrigins: AllowedOrigins;
  /** New address of each former address; null for a removed page. */
  readonly redirects: Redirects;
  readonly pages: readonly string[];
  /** Files of the site besides its pages. */
  readonly files: readonly string[];
}

/** Configuration with the policy, in two files: one for the `http` block of nginx, one for a `server` block. */
export type NginxPolicy = Readonly<Record<'http' | 'server', string>>;

type Redirects = Readonly<Record<string, string | null>>;

/**
 * Returns the policy as a configuration for Debian's nginx with `libnginx-mod-http-brotli-static`. The file of `createOperatorConfig`
 * includes it. Three traps of nginx shape it. `add_header` in a location drops all inherited headers, so the server block sets each header
 * once, from a map. nginx makes tags of size and time, so the export gives each file a time that depends on its content. `$uri` is
 * normalized, so rules about the address as sent match `$request_uri`.
 * @throws InvalidInputError about a value that the configuration cannot contain
 */
export function createNginxPolicy({ folder, allowedOrigins, redirects, pages, files }: NginxOptions): NginxPolicy {
  // Refuses characters that nginx would read as wildcards in an include path. It would then find no file, without a warning.
  if (/[*?[]/.test(folder)) throw unwritable(folder);
  const headers = headerMaps(allowedOrigins);
  const http = `# A change belongs into the policy of the site, not here.
${headers.map(({ map }) => map).join('\n')}
map $request_method $porohy_allow {
  default "${allowedMethods.join(', ')}";
${allowedMethods.map((method) => `  ${method} "";`).join('\n')}
}
# Which pages a browser may have ready before a link is followed: none for who saves data.
map "$http_sec_ch_ua_mobile $http_sec_ch_ua" $porohy_pointing {
  default ${escapePattern(speculationRules)};
  ${escapePattern(`~${desktopChromiumHints.source}`)} ${escapePattern(rulesForMouse)};
}
map $http_save_data $porohy_speculation {
  default $porohy_pointing;
  "~*${saveDataPattern.source}" ${escapePattern(noSpeculation)};
}
map $uri $porohy_packable {
  default 0;
  "~\\.(?:${compressibleEndings.join('|')})$" 1;
}
map "$porohy_kind $porohy_packable $status" $porohy_vary {
  volatile;
  default "";
  "~^rules [01] " ${quote(speculationRulesHeaders.vary ?? '')};
  "~^(?:document|script)(?:Delta)? [01] (?:200|206|304)$" "${varyValues.byDictionary}";
  "~^[a-zA-Z]+ 1 (?:200|206|304|404|410)$" "${varyValues.byEncoding}";
}
${nginxDeltaMaps}
# Former pages, in each way of writing their addresses: where they went, or that they are gone.
map $uri $porohy_left {
  default "";
${createRedirectMap(redirects).join('\n')}
}
# Dot segments and double slashes lead nowhere, also where they would.
map $request_uri $porohy_crooked {
  default "";
  "~*^[^?]*(?:/|%2f)(?:(?:\\.|%2e){1,2}(?:/|%2f|\\?|$)|/|%2f)" 1;
}
# What a page's file ends with if its address is sent with escapes, which no page's address needs. No file has the other end.
map $request_uri $porohy_escaped_end {
  default "/none";
  "~^[^?]*%" ".html";
}
# The page that is meant where only letters' case or signs at the end differ.
map "$porohy_crooked$uri" $porohy_meant {
  default "";
${pages.map((page) => `  "~*^${plainPattern(page === '/' ? '' : plain(page))}${meantEnding}" ${plain(page)};`).join('\n')}
}
map $request_uri $porohy_missing {
  default /404.html;
  "~${englishPath.source.replace('$', '\\?|$')}" /en/404.html;
}
`;
  const server = `# A change belongs into the policy of the site, not here.
  root ${quote(`${folder}/live`)};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  sendfile on;
  tcp_nopush on;
  # What a machine's own configuration keeps open would be the former page.
  open_file_cache off;

  etag on;
  if_modified_since off;
  max_ranges 1;
  gzip off;
  gzip_static on;
  gzip_http_version 1.0;
  gzip_proxied any;
  brotli_static on;

  types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    "${type}" ${ending};`)
  .join('\n')}
  }
  default_type ${unknownType};

${headers.map(({ name, variable }) => `  add_header ${name} ${variable} always;`).join('\n')}
  add_header allow $porohy_allow always;
  add_header vary $porohy_vary always;
  add_header use-as-dictionary $porohy_use_as_dictionary always;
  add_header content-encoding $porohy_encoding always;
  add_header clear-site-data $porohy_clears always;
  # The time of a file is made of its content, for the tag alone.
  add_header last-modified "";

  ${deltasOffRules}
  error_page 403 =404 @not_found;
  error_page 404 @not_found;
  error_page 410 @not_found;
  if ($porohy_allow) {
    return 405;
  }
  if ($porohy_crooked) {
    return 404;
  }
  if ($porohy_left = gone) {
    return 410;
  }
  if ($porohy_left) {
    return 308 $porohy_left$is_args$args;
  }

  location @not_found {
    if ($porohy_meant) {
      return 308 $porohy_meant$is_args$args;
    }
    set $porohy_kind notFound;
    # What is not found is asked for again.
    etag off;
    try_files $porohy_missing =404;
  }

  # Compressed copies are reached by negotiation, never by their own names.
  location ~ "\\.(?:${Object.values(copySuffix)
    .map((suffix) => suffix.slice(1))
    .join('|')})$" {
    return 404;
  }
  location ~ "^(?:/en)?/404(?:/index)?(?:\\.html)?/?$" {
    return 404;
  }
  # Deltas likewise: the locations of what they make lead here.
${createNginxDeltaLocation('^/r/', 'script', contentTypes.js, `    root ${quote(folder)};\n`)}
${createNginxDeltaLocation('^/', 'document', contentTypes.html)}
  location ~ "${scriptPathPattern}" {
    root ${quote(folder)};
    set $porohy_kind script;
    ${createDeltaRewrite('$uri')}
    try_files $uri =404;
  }
${[releasePath, hashedPath]
  .map(
    (path) => `  location ~ "${path.source.replaceAll('\\/', '/')}" {
    root ${quote(folder)};
    set $porohy_kind release;
    try_files $uri =404;
  }`,
  )
  .join('\n')}
  location = ${speculationPath} {
    set $porohy_kind rules;
    types {
    }
    default_type ${quote(speculationRulesHeaders['content-type'] ?? '')};
    return 200 $porohy_speculation;
  }
  location ~ "${proofPath.source.replaceAll('\\/', '/')}" {
    root ${quote(folder)};
    set $porohy_kind release;
    try_files $uri =404;
  }
  location = ${newestAddress} {
    root ${quote(folder)};
    set $porohy_kind file;
    try_files $uri =404;
  }
${files
  .filter((file) => file.endsWith('.html') || !/\.[a-z0-9]+$/.test(file))
  .map(createFileLocation)
  .join('')}  location = / {
    set $porohy_kind document;
    ${createDeltaRewrite('/index.html')}
    try_files /index.html =404;
  }
  # Ways of writing a document's address that lead to the one it has.
  location ~ "^(?<porohy_clean>.*?)(?:/index(?:\\.html)?/?|\\.html/?|/)$" {
    if ($porohy_clean = "") {
      return 308 /$is_args$args;
    }
    if (-f $document_root$porohy_clean.html) {
      return 308 $porohy_clean$is_args$args;
    }
    return 404;
  }
  location ~ "\\.[a-z0-9]+$" {
    set $porohy_kind file;
    try_files $uri =404;
  }
  location / {
    if (-f $document_root$uri$porohy_escaped_end) {
      return 308 $uri$is_args$args;
    }
    set $porohy_kind document;
    ${createDeltaRewrite('$uri.html')}
    try_files $uri.html =404;
  }
`;
  // Gives the variables a name of their own per export: nginx variables are global, and one nginx may serve two exports.
  const makeNamesUnique = (text: string) =>
    prependDigestLine(text.replace(/(?<=\$|\?<)porohy_/g, `porohy_${computeShortDigest(folder).slice(0, 6)}_`));
  return { http: makeNamesUnique(http), server: makeNamesUnique(server) };
}

/** Pattern for the ends of a page's alternative addresses. Ends with `\z`, because `$` in nginx also matches before a final line break. */
const ending = alternativeSpelling.source.replaceAll('\\/', '/').replace(/\$$/, '\\z');

/** The pattern `ending`, also with punctuation behind it, which chats add to a link. A no-break space has two bytes in nginx. */
const meantEnding = ending.replace(
  '\\z',
  trailingPunctuation.source.replace('\\xa0', '\\xc2\\xa0').replace(/\$$/, '\\z'),
);

/**
 * Returns an nginx map line for each former address.
 * @throws InvalidInputError about an address that the configuration cannot contain
 */
function createRedirectMap(redirects: Redirects): string[] {
  return Object.entries(redirects).map(
    ([from, to]) => `  "~^${plainPattern(plain(from))}${ending}" ${to === null ? 'gone' : `"${plain(to)}"`};`,
  );
}

/**
 * Returns an nginx location for a file that other rules would serve as a page.
 * @throws InvalidInputError if the configuration cannot contain its name
 */
function createFileLocation(file: string): string {
  const [address, isHtml] = [plain(`/${file}`), file.endsWith('.html')];
  // Answers 404 at the address without `.html`, where other rules would serve the file as a page.
  const others = `  location ~ "^${plainPattern(address.replace(/\.html$/, ''))}${ending}" {
    return 404;
  }
`;
  return `  location = ${address} {
    set $porohy_kind ${isHtml ? 'own' : 'file'};
    try_files $uri =404;
  }
${isHtml ? others : ''}`;
}

const plainPattern = (address: string): string => address.replaceAll('.', '\\.');

/** Returns the address if nginx reads it literally. @throws InvalidInputError otherwise */
function plain(address: string): string {
  if (/^(\/[\w.~-]+)+$|^\/$|^https:\/\/[^\s"'\\$;{}]+$/.test(address)) return address;
  throw new InvalidInputError({
    fact: `${JSON.stringify(address)} cannot be written into an nginx configuration.`,
    nextStep: 'Compose the site again. Compose did not write this listing.',
  });
}

/** Returns a map for each header. In nginx, a map computes the header's value from the kind of response. */
function headerMaps(allowedOrigins: AllowedOrigins): readonly { name: string; variable: string; map: string }[] {
  const documents = createDocumentPolicy(allowedOrigins);
  const names = [...new Set([commonHeaders, documents, immutableHeaders].flatMap((each) => Object.keys(each)))];
  return names.map((name) => {
    const variable = `$porohy_${name.replaceAll('-', '_')}`;
    const lines = [
      // nginx sets headers a second time if the range is invalid (416). `volatile` makes it compute the value again as well.
      '  volatile;',
      '  "~ 416$" "";',
      `  default ${quote(commonHeaders[name] ?? '')};`,
      ...(name in dictionaryHeaders
        ? [
            `  "~^document(?:Delta)?\\+ (?:200|206|304)$" ${quote(dictionaryHeaders[name] ?? '')};`,
            `  "~^documentDelta (?:200|206|304)$" ${quote(createDeltaHeaders(documents)[name] ?? '')};`,
            `  "~^scriptDelta\\+? (?:200|206|304)$" ${quote(createDeltaHeaders(immutableHeaders)[name] ?? '')};`,
          ]
        : []),
      ...(name in speculationRulesHeaders
        ? [`  "~^rules\\+? 200$" ${quote(speculationRulesHeaders[name] ?? '')};`]
        : []),
      ...(name in documents
        ? [
            `  "~^(?:document|documentDelta|own|notFound)\\+? (?:200|206|304|404|410)$" ${escapePattern(documents[name] ?? '')};`,
          ]
        : []),
      ...(name in immutableHeaders
        ? [`  "~^(?:release|script|scriptDelta)\\+? (?:200|206|304)$" ${quote(immutableHeaders[name] ?? '')};`]
        : []),
    ];
    return { name, variable, map: `map "$porohy_kind$porohy_keeps $status" ${variable} {\n${lines.join('\n')}\n}` };
  });
}

/**
 * Quotes a value that contains no variables.
 * @throws InvalidInputError if that is impossible
 */
function quote(value: string): string {
  if (/["\\$\n\r]/.test(value)) throw unwritable(value);
  return `"${value}"`;
}

/**
 * Quotes a value of the policy that itself contains quotes.
 * @throws InvalidInputError if that is impossible
 */
function escapePattern(value: string): string {
  if (/[$\n\r]/.test(value)) throw unwritable(value);
  return `'${value.replace(/[\\']/g, '\\$&')}'`;
}

const unwritable = (value: string): InvalidInputError =>
  new InvalidInputError({
    fact: `${JSON.stringify(value)} cannot be written into an nginx configuration.`,
    nextStep: 'Choose a value without quotes, backslashes, "$", "*", "?" and "[".',
  });
