import { unknownType } from '../../store/mediaTypes.ts';
import { dictionaryHeader, homePatterns, namesDeltas, offers } from '../respond/dictionaries.ts';
import { sharedPath } from '../respond/resolveAddress.ts';

/** How the name of a delta may end, after that of what it makes. */
const deltaEnding = '(?:\\.[A-Za-z0-9+/]+\\.dcz)?';

/** The maps by which a delta is found for what a client has, and by which files are offered as dictionaries. */
export const deltaMaps = `# Deltas: how the name of one ends that is made against what the client has. No file is called what the others get.
map $http_accept_encoding $porohy_takes {
  default 0;
  "~*${namesDeltas.source}" 1;
}
map "$porohy_takes $http_available_dictionary" $porohy_delta {
  default "/none";
  "~${dictionaryHeader.source.replace('^', '^1 ').replace('(', '(?<porohy_digest>')}" ".$porohy_digest.dcz";
}
map "$porohy_kind $status" $porohy_encoding {
  volatile;
  default "";
  "~^[a-z]+Delta 200$" dcz;
}
# Browsers that keep documents as dictionaries, and for which addresses they do.
map $http_sec_ch_ua $porohy_keeps {
  default "+";
  "" "";
}
map $uri $porohy_pattern {
  volatile;
  default "";
${Object.entries(homePatterns)
  .map(([file, pattern]) => `  "~^/${file.replace('.', '\\.')}${deltaEnding}$" "${pattern}";`)
  .join('\n')}
  "~^(?<porohy_page>/.+)\\.html${deltaEnding}$" "$porohy_page";
  "~^(?<porohy_stem>/r/.+)\\.[0-9a-f]{8}\\.js${deltaEnding}$" "$porohy_stem.*.js";
}
map "$porohy_kind$porohy_keeps $status" $porohy_use_as_dictionary {
  volatile;
  default "";
  "~^document(?:Delta)?\\+ (?:200|206|304)$" '${offers.document('$porohy_pattern')['use-as-dictionary']}';
  "~^script(?:Delta)?\\+? (?:200|206|304)$" '${offers.script('$porohy_pattern')['use-as-dictionary']}';
}`;

/** Scripts by their own addresses: they may come as deltas. */
export const scriptPath = sharedPath.source.replaceAll('\\/', '/').replace('[a-z0-9]+)$', 'js)$');

/** Leads to the delta of a file, if there is one against what the client has. */
export const toDelta = (file: string): string => `if (-f $document_root${file}$porohy_delta) {
      rewrite ^ ${file}$porohy_delta last;
    }`;

/** Where deltas are answered. They are named by no type, and nobody goes on with a part of one. */
export const deltaLocation = (
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
  }`;
