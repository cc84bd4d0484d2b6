import type { DifferentResponse, VerifiedSite } from './verifySite.ts';

/** Replaces control characters in texts of a site: they could move the terminal's cursor, or fake a line of the report. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, '?');

const maxNamed = 5;

export function formatVerification(found: VerifiedSite): string {
  const { origin, entry, log, manifest, addresses, asked, unanswered, excused, sound } = found;
  const { number, at, who, why, commit, signature } = entry;
  const lines = [
    `${origin} shows entry ${number} of ${at}: ${inOneLine(why)}`,
    `  by ${inOneLine(who)}, from ${commit ? `commit ${commit.slice(0, 10)}` : 'an unknown commit'}, ${signature ? `signed by ${inOneLine(signature.key)}` : 'not signed'}`,
    ...manifest.releases.map(
      ({ name, version, commit: built, clean, key }) =>
        `  ${name} ${version}: ${built ? `commit ${built.slice(0, 10)}${clean ? '' : ', with uncommitted changes'}` : 'unknown commit'}${key ? `, signed by ${inOneLine(key)}` : ''}`,
    ),
    log.faults.length === 0
      ? `The log: ${count(log.digests.length, 'entry', 'entries')}, unbroken, ${log.signed} of them signed.`
      : `The log has faults:\n${log.faults.map((each) => `  ${inOneLine(each)}`).join('\n')}`,
    ...formatDifferences(found.differences),
    ...(unanswered.length > 0 ? [formatUnanswered(found)] : []),
    ...[...excused].map(
      ([why, times]) => `Not verified (${count(times, 'response', 'responses')}), because of the host: ${why}.`,
    ),
    `${count(addresses, 'address', 'addresses')}, ${asked} requests: ${sound ? 'everything matches the log.' : `${count(differingAddresses(found), 'differs', 'differ')}.`}`,
  ];
  return lines.join('\n');
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const differingAddresses = ({ differences }: VerifiedSite): number =>
  new Set(differences.map(({ address }) => address)).size;

function formatUnanswered({ origin, unanswered, asked }: VerifiedSite): string {
  const [first] = unanswered;
  return `${origin} did not respond to ${unanswered.length} of ${asked} requests, first for ${first?.address} (${first?.reason}).`;
}

/** Formats the differences. Differences with the same fact share a line. */
const formatDifferences = (differences: readonly DifferentResponse[]): string[] =>
  [
    ...Map.groupBy(differences, ({ kind, fact, seen = '', expected = '', address }) =>
      kind === 'header' ? `${fact}: ${seen} ${expected}` : `${fact} ${address}`,
    ).values(),
  ].map(formatGroup);

function formatGroup(group: readonly DifferentResponse[]): string {
  const [first] = group;
  if (!first) return '';
  const addresses = [...new Set(group.map(({ address }) => address))];
  const encodings = [...new Set(group.map(({ takes }) => takes))].join(', ');
  const more = addresses.length > maxNamed ? ` and ${addresses.length - maxNamed} more` : '';
  const values =
    first.kind === 'header'
      ? `: ${first.seen === undefined ? 'nothing' : JSON.stringify(first.seen)} instead of ${first.expected === undefined ? 'nothing' : JSON.stringify(first.expected)}`
      : '';
  const { release, asUnder } = first;
  const from = release
    ? `, ${release.name} ${release.version}${release.commit ? ` of commit ${release.commit.slice(0, 10)}` : ''}`
    : '';
  const earlier = asUnder === undefined ? '' : `; it matches entry ${asUnder}`;
  return `  ${inOneLine(`${addresses.slice(0, maxNamed).join(' ')}${more} (${encodings}${from}) ${first.fact}${values}${earlier}`)}`;
}
