import { unknownType } from '../../store/bytes/mediaTypes.ts';
import { dictionaryHeadersFor, homePagePatterns } from '../../store/responses/dictionaryPatterns.ts';
import { deltasOffFile } from '../export/listExportedDeltas.ts';
import { deltaEncodingPattern, dictionaryHeader } from '../respond/dictionaries.ts';
import { hashedPath } from '../respond/resolveTarget.ts';

/** Pattern for the end that a delta's path has after the file's path: a dot, the dictionary's digest in base64, and `.dcz`. */
const deltaEnding = '(?:\\.[A-Za-z0-9+/]+\\.dcz)?';

/** Maps for nginx: some find a delta for the client's dictionary; others set the headers with which clients keep a file as a dictionary. */
export const nginxDeltaMaps = `# A browser that has a dictionary while deltas are off is sent the whole of all, and forgets it.
map "$porohy_off $http_available_dictionary" $porohy_forgets {
  default "";
  "~${dictionaryHeader.source.replace('^', '^off ')}" '"cache"';
}
# What a file's path ends with if the whole file is sent. No file has the other end.
map $porohy_forgets $porohy_whole_end {
  default "";
  "" "/none";
}
# Said where no cache keeps the answer: it is meant for one browser.
map "$porohy_kind$porohy_forgets" $porohy_clears {
  volatile;
  default "";
  '~^(?:document|script)Delta"cache"$' '"cache"';
}
# Deltas: how the name of one ends that is made against what the client has. No file is called what the others get.
map $http_accept_encoding $porohy_takes {
  default 0;
  "~*${deltaEncodingPattern.source}" 1;
}
map "$porohy_off$porohy_takes $http_available_dictionary" $porohy_delta {
  default "/none";
  "~${dictionaryHeader.source.replace('^', '^1 ').replace('(', '(?<porohy_digest>')}" ".$porohy_digest.dcz";
}
map "$porohy_off$porohy_kind $status" $porohy_encoding {
  volatile;
  default "";
  "~^(?:document|script)Delta 200$" dcz;
}
# Browsers that keep documents as dictionaries, and for which addresses they do.
map "$porohy_off$http_sec_ch_ua" $porohy_keeps {
  default "+";
  "" "";
  "~^off" "";
}
map $uri $porohy_pattern {
  volatile;
  default "";
${Object.entries(homePagePatterns)
  .map(([file, pattern]) => `  "~^/${file.replace('.', '\\.')}${deltaEnding}$" "${pattern}";`)
  .join('\n')}
  "~^(?<porohy_page>/.+)\\.html${deltaEnding}$" "$porohy_page";
  "~^(?<porohy_stem>/r/.+)\\.[0-9a-f]{8}\\.js${deltaEnding}$" "$porohy_stem.*.js";
}
map "$porohy_off$porohy_kind$porohy_keeps $status" $porohy_use_as_dictionary {
  volatile;
  default "";
  "~^document(?:Delta)?\\+ (?:200|206|304)$" '${dictionaryHeadersFor.document('$porohy_pattern')['use-as-dictionary']}';
  "~^script(?:Delta)?\\+? (?:200|206|304)$" '${dictionaryHeadersFor.script('$porohy_pattern')['use-as-dictionary']}';
}`;

/** Pattern for the paths of scripts, which are the released files that may have deltas. */
export const scriptPathPattern = hashedPath.source.replaceAll('\\/', '/').replace('[a-z0-9]+)$', 'js)$');

/**
 * Returns nginx rules that send a file's delta if there is one for the client's dictionary. While deltas are off, they send the whole file.
 * Without the file, they change nothing, because the address may be another spelling of a page's.
 */
export const createDeltaRewrite = (file: string): string => `if (-f $document_root${file}$porohy_delta) {
      rewrite ^ ${file}$porohy_delta last;
    }
    if (-f $document_root${file}$porohy_whole_end) {
      rewrite ^ ${file}.whole last;
    }`;

/** Rules for nginx that set `$porohy_off` if the export has the marker file, because deltas are off then. */
export const deltasOffRules = `set $porohy_off "";
  if (-f $document_root/${deltasOffFile}) {
    set $porohy_off off;
  }`;

/**
 * Makes the nginx locations that send deltas, or whole files while deltas are off. The locations set the content type, because a delta's
 * extension has none, and allow no ranges.
 */
export const createNginxDeltaLocation = (
  start: string,
  kind: string,
  type = unknownType,
  more = '',
): string => `  location ~ "${start}.*\\.dcz$" {
    internal;
${more}    set $porohy_kind ${kind}Delta;
    types {
    }
    default_type "${type}";
    max_ranges 0;
    try_files $uri =404;
  }
  location ~ "${start.replace('^', '^(?<porohy_whole>')}.*)\\.whole$" {
    internal;
${more}    set $porohy_kind ${kind}Delta;
    etag off;
    max_ranges 0;
    try_files $porohy_whole =404;
  }`;
