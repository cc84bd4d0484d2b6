import type { LogEntry } from '../../store/logEntry.ts';
import { newestEntry } from '../../store/newestEntry.ts';
import { type ReadKey, remembered } from '../../store/storeReader.ts';
import { type Answer, type Asked, bare } from './answer.ts';
import { awayPage } from './awayPage.ts';
import { chooseSite, previewCookieFor } from './chooseSite.ts';
import { openSite, type Site } from './openSite.ts';
import { methods, previewed } from './policy.ts';

interface VisitorsOptions {
  readonly read: ReadKey;
  /** How often, in milliseconds at the least, a request looks whether a newer entry is live. */
  readonly lookEvery: number;
  /** How many bytes of what was served are remembered; they are served on while the store is away. */
  readonly remember: number;
  /**
   * Whether the whole of a site is read before it is shown, and visitors are answered while it is: for a store beyond the network that a
   * server of ours outlives. A Worker reads what is asked for, and a folder answers at once.
   */
  readonly ahead?: boolean;
  /** Told what went wrong, once each time. */
  readonly report: (error: unknown) => void;
}

export interface Visitors {
  /** What is live, and opened. @throws a lesson where nothing is, or where it cannot be read */
  live(): Promise<LogEntry>;
  /** Never throws: what cannot be had is answered with a page that says so. */
  answer(asked: Asked): Promise<Answer>;
}

/** How many composed sites are open at once: what is live, a canary's, and some previews. */
const openAtOnce = 8;

/**
 * Answers visitors out of a store: what is live, what becomes live later, canaries and previews. Every host that runs our code answers
 * with this; a configuration for any other host is made of the same policy.
 */
export function answerVisitors({ read: fromStore, lookEvery, remember, ahead, report }: VisitorsOptions): Visitors {
  const read = remembered(fromStore, remember);
  const sites = new Map<string, Site>();
  let entry: LogEntry | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function live(): Promise<LogEntry> {
    if (entry && Date.now() - lookedAt < lookEvery) return entry;
    // Set first: while one request looks, and perhaps waits for a store that is away, the others are answered.
    lookedAt = Date.now();
    const known = entry;
    if (!known) return look();
    const looking = look(known).catch((error: unknown) => {
      report(error);
      return known;
    });
    return ahead ? known : looking;
  }

  async function look(known?: LogEntry): Promise<LogEntry> {
    const newest = await newestEntry(fromStore, known);
    if (!newest) throw new Error('Nothing is live yet. Compose first (npm start does it all).');
    // Opened before it counts: a site that cannot be read does not replace one that can.
    if (newest.site !== known?.site) {
      const site = await opened(newest.site);
      if (ahead) await site.readAhead();
    }
    // Another request may have looked meanwhile, and further.
    if (!entry || newest.number > entry.number) entry = newest;
    return entry;
  }

  async function opened(id: string): Promise<Site> {
    const site = sites.get(id) ?? (await openSite(read, id));
    sites.delete(id);
    sites.set(id, site);
    for (const oldest of sites.keys()) {
      if (sites.size <= openAtOnce) break;
      sites.delete(oldest);
    }
    return site;
  }

  async function answer(asked: Asked): Promise<Answer> {
    if (!methods.some((each) => each === asked.method)) return bare(405, { allow: methods.join(', ') });
    const cookie = previewCookieFor(asked.target);
    if (cookie) return bare(302, { ...previewed, location: '/', 'set-cookie': cookie });
    try {
      const choice = await chooseSite(read, await live(), asked.header('cookie'));
      const site = await opened(choice.site);
      return await site(asked, choice);
    } catch (error) {
      report(error);
      return awayPage(asked);
    }
  }

  return { live, answer };
}
