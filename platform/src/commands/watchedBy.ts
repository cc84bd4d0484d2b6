import { InvalidInputError } from 'shared/contract';
import { readShare } from '../observe/observer.ts';
import type { Watched } from '../serve/serveSite.ts';

/** The settings that a server reads besides its port and its store. */
type Settings = Readonly<Partial<Record<string, string>>>;

/** The shortest key, in letters: shorter ones are guessed. */
const shortestKey = 32;

/**
 * Reads which parts of the site are watched, from the settings of the process. Reports of pages are taken unless `REPORTS` is `off`; all
 * else is off until it is asked for.
 * @throws InvalidInputError naming the setting that cannot be
 */
export function watchedBy(settings: Settings): Watched {
  const { REPORTS, REPORTS_KEY, VITALS_SAMPLE, OPERATIONS_PORT, OPERATIONS_HOST, ACCESS_LOG } = settings;
  if (REPORTS !== undefined && REPORTS !== 'on' && REPORTS !== 'off')
    throw wrong('REPORTS', REPORTS, 'Say off, or leave it out: pages then report what fails in them.');
  return {
    reports: REPORTS === 'off' ? undefined : { key: readKey(REPORTS_KEY), sample: requireShare(VITALS_SAMPLE) },
    operations:
      OPERATIONS_PORT === undefined
        ? undefined
        : { port: readPort('OPERATIONS_PORT', OPERATIONS_PORT), host: OPERATIONS_HOST },
    accessLog: ACCESS_LOG,
  };
}

/** @throws InvalidInputError if it is no port */
export function readPort(setting: string, value: string): number {
  const port = Number(value);
  if (/^\s*\d+\s*$/.test(value) && port <= 65535) return port;
  throw new InvalidInputError({
    fact: `${setting} is "${value}", which is not a port.`,
    nextStep: 'Choose a number from 1 to 65535.',
  });
}

/**
 * For how many seconds a server that is told to stop still takes requests, while `/readyz` says that it will not: where somebody can ask that.
 * @throws InvalidInputError if it is no number of seconds
 */
export function readDrain({ DRAIN, OPERATIONS_PORT }: Settings): number {
  const seconds = Number(DRAIN ?? (OPERATIONS_PORT === undefined ? '0' : '5'));
  if (DRAIN !== '' && Number.isInteger(seconds) && seconds >= 0 && seconds <= 600) return seconds;
  throw wrong('DRAIN', DRAIN ?? '', 'Give whole seconds from 0 to 600: as long as a balancer takes to hear of it.');
}

function readKey(key: string | undefined): Uint8Array | undefined {
  if (key === undefined) return undefined;
  if (key.length >= shortestKey) return new TextEncoder().encode(key);
  throw wrong(
    'REPORTS_KEY',
    '…',
    `It has ${key.length} letters; give it ${shortestKey} or more (openssl rand -hex 32).`,
  );
}

function requireShare(setting: string | undefined): number {
  const share = readShare(setting);
  if (share !== undefined) return share;
  throw wrong('VITALS_SAMPLE', setting ?? '', 'Give a share of the views: 0.05 is one of twenty.');
}

const wrong = (setting: string, value: string, nextStep: string) =>
  new InvalidInputError({ fact: `${setting} is "${value}", which cannot be.`, nextStep });
