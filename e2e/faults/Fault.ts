import type { OnTheWire } from './faultProxy.ts';
import { throwsAtOnce, throwsInRender, wantsOtherReact } from './forge.ts';
import * as wire from './wire.ts';

/** When a fault is there: from the document on, before and after an intent; on the way to the page by a link; on a change of its language. */
export type Moment = 'first load' | 'intent' | 'navigation' | 'language';
export const moments: readonly Moment[] = ['first load', 'intent', 'navigation', 'language'];

/** What a fault happens to. */
export interface Target {
  readonly name: string;
  /** A page of it, and where a link to that page is. */
  readonly page: string;
  readonly from: string;
  /** Which file is asked for at which moment; none where none is. */
  readonly files: Readonly<Partial<Record<Moment, RegExp>>>;
  readonly isRemote: boolean;
}

export interface Fault {
  readonly name: string;
  /** By the connection or by the server: what happens to a request. */
  readonly wire?: OnTheWire;
  /** By the browser: no connection is made at all. */
  readonly refused?: true;
  /** By a release whose pins are right: what its code is altered to. */
  readonly forged?: (body: string) => string;
  /** What whoever has asked for a module hears of it, and nothing else: its element's `error` event, which tells no reason, or nothing in time. */
  readonly ends?: 'error' | 'time';
  /** The page comes alive all the same. */
  readonly comes?: true;
  /** It happens to these files and not to the target's entry. */
  readonly files?: (target: Target, moment: Moment) => RegExp | undefined;
  /** Only a page that comes by script asks for these files: on the way to it its document is not there before they were asked for. */
  readonly notInDocuments?: true;
  /** Why it cannot happen to a target at a moment, or is the same there as in another cell. */
  readonly not?: (target: Target, moment: Moment) => string | undefined;
  /** What the browser says of it in its console, and of nothing else; what is thrown on purpose. */
  readonly said?: RegExp;
}

const noCode = ({ isRemote }: Target, moment: Moment) => {
  if (!isRemote) return 'it has no container';
  return moment === 'language' ? 'what is altered is the entry, which has run by then' : undefined;
};
const onlyOfEntry = ({ isRemote }: Target, moment: Moment) => {
  if (moment === 'language') return 'words register and run nothing; what runs is the entry, which has run by then';
  return !isRemote && moment === 'navigation'
    ? 'its pin stands in the code of the first load: whoever forges it has forged that'
    : undefined;
};

/** Everything that can be wrong with what a page asks for. */
export const faults: readonly Fault[] = [
  { name: 'none', comes: true },
  { name: 'refused', ends: 'error', refused: true, said: /^Failed to load resource: net::ERR_CONNECTION_REFUSED/ },
  {
    name: 'reset',
    ends: 'error',
    wire: wire.resets,
    said: /^Failed to load resource: net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/,
  },
  { name: '404', ends: 'error', wire: wire.says(404), said: /^Failed to load resource: .* status of 404/ },
  { name: '503', ends: 'error', wire: wire.says(503), said: /^Failed to load resource: .* status of 503/ },
  { name: 'hang', wire: wire.hangs, ends: 'time' },
  { name: 'slow', wire: wire.comesAfter(1500), comes: true },
  { name: 'trickle', wire: wire.trickles, ends: 'time' },
  { name: 'stall', wire: wire.stalls, ends: 'time' },
  {
    name: 'truncated',
    ends: 'error',
    wire: wire.breaksOff,
    said: /^Failed to load resource: net::ERR_(CONTENT_LENGTH_MISMATCH|CONNECTION_RESET|EMPTY_RESPONSE)/,
  },
  {
    name: 'altered',
    ends: 'error',
    wire: wire.alters,
    said: /^Failed to find a valid digest in the 'integrity' attribute/,
  },
  {
    name: 'web page',
    ends: 'error',
    wire: wire.sendsPage,
    said: /^Failed to (find a valid digest in the 'integrity' attribute|load module script: .* MIME type of "text\/html")/,
  },
  {
    name: 'wrong type',
    ends: 'error',
    wire: wire.saysText,
    said: /^Failed to load module script: .* MIME type of "text\/plain"/,
  },
  { name: 'throws', forged: throwsAtOnce, said: /broken on purpose/, not: onlyOfEntry },
  { name: 'render', forged: throwsInRender, said: /broken on purpose/, not: noCode },
  { name: 'shares', forged: wantsOtherReact, comes: true, not: noCode },
  {
    name: 'words',
    wire: wire.says(404),
    files: ({ name }, moment) => new RegExp(`^/r/${name}/js/locale-[^/]*${moment === 'language' ? 'en' : 'ua'}\\.`),
    said: /^Failed to load resource: .* status of 404/,
    not: ({ name }, moment) => {
      if (name === 'starter') return 'it says nothing';
      return name === 'shell' && moment === 'navigation' ? 'its words are there by then' : undefined;
    },
  },
  {
    name: 'style',
    wire: wire.says(404),
    files: ({ name }) => new RegExp(`^/r/${name}/css/`),
    notInDocuments: true,
    said: /^Failed to load resource: .* status of 404/,
    not: ({ isRemote }, moment) => {
      if (!isRemote) return 'its styles are in the document';
      return moment === 'navigation' ? undefined : 'the styles of a document are in it';
    },
  },
  {
    name: 'delta',
    wire: wire.sendsBrokenDelta,
    said: /^Failed to load resource: net::ERR_|^Failed to find a valid digest/,
    not: (_target, moment) =>
      moment === 'navigation' || moment === 'language'
        ? 'a delta is unpacked before anybody sees what was asked for: as on a first load'
        : undefined,
  },
];

const remote = (name: string, page: string, from = '/sitemap'): Target => ({
  name,
  page,
  from,
  isRemote: true,
  files: {
    'first load': new RegExp(`^/r/${name}/remoteEntry\\.`),
    intent: new RegExp(`^/r/${name}/remoteEntry\\.`),
    navigation: new RegExp(`^/r/${name}/remoteEntry\\.`),
    language: new RegExp(`^/r/${name}/js/locale-[^/]*en\\.`),
  },
});

export const targets: readonly Target[] = [
  remote('home', '/contact-us', '/cybersecurity'),
  remote('portfolio', '/portfolio/ikura'),
  remote('services', '/services/digital-marketing'),
  remote('cybersecurity', '/cybersecurity'),
  remote('exchange-landing', '/exchange'),
  {
    name: 'shell',
    page: '/portfolio/ikura',
    from: '/portfolio',
    isRemote: false,
    files: {
      'first load': /^\/r\/shell\/js\/main\./,
      intent: /^\/r\/shell\/js\/main\./,
      navigation: /^\/r\/shell\/js\/navigation\./,
      language: /^\/r\/shell\/js\/locale-en\./,
    },
  },
  {
    name: 'starter',
    page: '/portfolio/ikura',
    from: '/portfolio',
    isRemote: false,
    files: { 'first load': /^\/r\/shell\/js\/starter\./, intent: /^\/r\/shell\/js\/starter\./ },
  },
];

/** The remote on which all faults are tried. */
const every = 'portfolio';

/**
 * Which fault is tried in the place of another: of those that end alike, each remote meets one, another in each row, and one remote meets all. What
 * asks for a remote's files is one code for all of them, which may not know a remote's name (`boundaries.test.ts`), and hears no more than `ends`
 * says: each visit holds it against that. Shell and starter are asked for by others.
 */
export function triedInstead(fault: Fault, target: Target): Fault | undefined {
  if (!target.isRemote || target.name === every || !fault.ends) return undefined;
  const alike = faults.filter(({ ends }) => ends === fault.ends);
  const tried = alike[targets.indexOf(target) % alike.length];
  return tried === fault ? undefined : tried;
}

/** Why a fault is not tried on a target at a moment; undefined where it is. */
export function notTried(fault: Fault, target: Target, moment: Moment): string | undefined {
  if (!target.files[moment]) return 'nothing of it is asked for then: it came with the document';
  return fault.not?.(target, moment);
}
