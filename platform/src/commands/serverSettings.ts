import { InvalidInputError } from 'shared/contract';
import { parseViewShare } from '../observe/viewCounter.ts';
import type { Monitoring } from '../serve/serveSite.ts';

/** Environment variables of a server besides its port and its store. */
type Settings = Readonly<Partial<Record<string, string>>>;

/** Minimum length of a secret key in characters: shorter keys can be guessed. */
const minKeyLength = 32;

/**
 * Reads the settings for reports, metrics and the access log. Reports from pages are on unless `REPORTS` is `off`; the others are off by
 * default. An empty host or log means the default: an empty host would open the operations port to all addresses.
 * @throws InvalidInputError that names an invalid setting
 */
export function readMonitoringSettings(settings: Settings): Monitoring {
  const { REPORTS, REPORTS_KEY, VITALS_SAMPLE, OPERATIONS_PORT, OPERATIONS_HOST, ACCESS_LOG } = settings;
  if (REPORTS !== undefined && REPORTS !== 'on' && REPORTS !== 'off')
    throw createSettingError('REPORTS', REPORTS, 'Write off, or leave it out: pages then report errors.');
  return {
    reports: REPORTS === 'off' ? undefined : { key: parseReportsKey(REPORTS_KEY), sample: parseShare(VITALS_SAMPLE) },
    operations:
      OPERATIONS_PORT === undefined
        ? undefined
        : { port: readPort('OPERATIONS_PORT', OPERATIONS_PORT), host: OPERATIONS_HOST || undefined },
    accessLog: ACCESS_LOG || undefined,
  };
}

/** @throws InvalidInputError if `value` is no port number */
export function readPort(setting: string, value: string): number {
  const port = Number(value);
  if (/^\s*\d+\s*$/.test(value) && port <= 65535) return port;
  throw new InvalidInputError({
    fact: `${setting} is "${value}", which is not a port.`,
    nextStep: 'Choose a number from 1 to 65535.',
  });
}

/**
 * Reads for how many seconds a stopping server accepts requests, while `/readyz` answers 503; 0 if no port serves `/readyz`.
 * @throws InvalidInputError if the value is no number of seconds
 */
export function readDrainSeconds({ DRAIN, OPERATIONS_PORT }: Settings): number {
  const seconds = Number(DRAIN ?? (OPERATIONS_PORT === undefined ? '0' : '5'));
  if (DRAIN !== '' && Number.isInteger(seconds) && seconds >= 0 && seconds <= 600) return seconds;
  throw createSettingError(
    'DRAIN',
    DRAIN ?? '',
    'Write whole seconds from 0 to 600: the time until a load balancer stops sending requests.',
  );
}

function parseReportsKey(key: string | undefined): Uint8Array | undefined {
  if (key === undefined) return undefined;
  if (key.length >= minKeyLength) return new TextEncoder().encode(key);
  throw createSettingError(
    'REPORTS_KEY',
    '…',
    `It has ${key.length} letters; use ${minKeyLength} or more (openssl rand -hex 32).`,
  );
}

function parseShare(setting: string | undefined): number {
  const share = parseViewShare(setting);
  if (share !== undefined) return share;
  throw createSettingError('VITALS_SAMPLE', setting ?? '', 'Write a share of the views: 0.05 is one of twenty.');
}

const createSettingError = (setting: string, value: string, nextStep: string) =>
  new InvalidInputError({ fact: `${setting} is "${value}", which is invalid.`, nextStep });
