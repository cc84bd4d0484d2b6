import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scheduler } from 'fast-check';
import { StoreError } from 'shared/contract';
import type { ReleaseStore, StoredFile } from '../../src/store/backends/releaseStore.ts';

/** Faults of one request. */
export const faults = [
  /** The request never arrives. */
  'lost',
  /** The request is executed, and its response is lost. */
  'unanswered',
  /** The response is lost, and the request is executed later. */
  'late',
  /** The request is executed now and again later. */
  'twice',
  /** A create is executed, and the response says that the key existed. */
  'denied',
  /** The command is stopped before the request. */
  'stopped before',
  'stopped after',
  /** The command is stopped, and the request is executed later. */
  'stopped late',
  /** The command waits before the request until all others have ended. */
  'waits',
  /** Hours pass before the request. */
  'hours',
] as const;
export type Fault = (typeof faults)[number];

/** A user of the store with their faults and number of requests. */
export interface Client {
  /** Faults by request: `request 40`, `write 3`. */
  readonly faults: ReadonlyMap<string, Fault>;
  /** The lead of their clock, in milliseconds. */
  readonly skew: number;
  /** Time of the start. */
  readonly since: number;
  requests: number;
  writes: number;
  /** Is called when the command is stopped. */
  readonly stop: () => void;
}

/** One request, as the watcher sees it. */
export interface Request {
  readonly verb: 'read' | 'list' | 'create' | 'inventory' | 'remove' | 'replaceCopy';
  readonly key: string;
}

/** Watches all requests, in their order. @param knew the result of `sending` for the request */
export interface Watcher<Of extends Client, Knew> {
  /** Is called when a request is sent. @returns the knowledge of its sender */
  sending(client: Of, request: Request): Knew;
  /** Is called when the request is executed. */
  arrives(client: Of, request: Request): void;
  created(client: Of, key: string, bytes: Buffer): void;
  removed(client: Of, key: string, knew: Knew): void;
  /** Is called after all files of one `remove` call are gone. */
  removedAll(client: Of): void;
}

interface Stored {
  readonly bytes: Buffer;
  readonly at: number;
}

const hour = 3_600_000;
/** Commands end within a day (docs/protocol.md). */
const longest = 23 * hour;

/** Maximum number of steps. Twelve writers, each of which retries after each other one, need about nine thousand. */
const mostSteps = 12_000;

type Steps = Pick<Scheduler, 'schedule' | 'count' | 'waitNext'>;

/** The client whose code runs; `now` reads its clock. */
const running = new AsyncLocalStorage<Client>();

/**
 * A store in memory in which every call is a step of fast-check's scheduler. Between two steps a command awaits nothing else, so a run is
 * reproducible.
 */
export class SteppedStore<Of extends Client, Knew> {
  readonly keys: Map<string, Stored>;
  /** The true time, in milliseconds since 1970. */
  time: number;
  /** Callbacks that run when no client has anything else to do. */
  readonly waiting: (() => void)[] = [];
  readonly #scheduler: Steps;
  readonly #watcher: Watcher<Of, Knew>;

  constructor(
    scheduler: Steps,
    watcher: Watcher<Of, Knew>,
    before: { readonly keys: ReadonlyMap<string, Stored>; readonly time: number },
  ) {
    this.#scheduler = scheduler;
    this.#watcher = watcher;
    this.keys = new Map(before.keys);
    this.time = before.time;
  }

  /** Returns the time of the running client's clock. */
  now(): number {
    return this.time + (running.getStore()?.skew ?? 0);
  }

  /** Runs a command with its client's clock. */
  runAs<Result>(client: Of, command: () => Promise<Result>): Promise<Result> {
    return running.run(client, command);
  }

  /** Runs all steps until no client has anything to do. @throws Error if the steps do not end */
  async runAll(): Promise<void> {
    for (let step = 0; step < mostSteps; step += 1) {
      // Lets each client continue to its next request.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#scheduler.count() > 0) await this.#scheduler.waitNext(1);
      else if (this.waiting.length > 0) this.waiting.shift()?.();
      else return;
    }
    throw new Error(`Promise 9: after ${mostSteps} requests it has not come to an end.`);
  }

  /** Returns the store as one client sees it. */
  createView(client: Of): ReleaseStore {
    const ask = <Answer>(verb: Request['verb'], key: string, carryOut: (knew: Knew) => Answer): Promise<Answer> =>
      this.#ask(client, { verb, key }, carryOut);
    const { keys } = this;
    return {
      place: 'memory',
      read: (key) => ask('read', key, () => keys.get(key)?.bytes),
      create: (key, bytes) => ask('create', key, () => this.#create(client, key, Buffer.from(bytes))),
      list: (prefix) => ask('list', prefix, () => this.#names(prefix)),
      upkeep: {
        inventory: () => ask('inventory', '', () => this.#inventory()),
        replaceCopy: (bytes) => ask('replaceCopy', 'composition.json', () => this.#put('composition.json', bytes)),
        remove: async (all) => {
          const remove = (key: string) => (knew: Knew) => {
            if (keys.delete(key)) this.#watcher.removed(client, key, knew);
          };
          await Promise.all(all.map((key) => ask('remove', key, remove(key))));
          this.#watcher.removedAll(client);
        },
      },
    };
  }

  #put(key: string, bytes: string | Buffer): void {
    this.keys.set(key, { bytes: Buffer.from(bytes), at: this.time });
  }

  #create(client: Of, key: string, bytes: Buffer): boolean {
    if (this.keys.has(key)) return false;
    this.#put(key, bytes);
    this.#watcher.created(client, key, bytes);
    return true;
  }

  #names(prefix: string): string[] {
    const names = new Set<string>();
    for (const key of this.keys.keys())
      if (key.startsWith(prefix)) names.add(key.slice(prefix.length).split('/')[0] ?? '');
    return [...names].sort();
  }

  #inventory(): StoredFile[] {
    return [...this.keys].map(([key, { bytes, at }]) => ({ key, bytes: bytes.length, at }));
  }

  async #ask<Answer>(client: Of, request: Request, carryOut: (knew: Knew) => Answer): Promise<Answer> {
    const knew = this.#watcher.sending(client, request);
    const words = `${request.verb} ${request.key}`;
    const isWrite = request.verb !== 'read' && request.verb !== 'list' && request.verb !== 'inventory';
    client.requests += 1;
    if (isWrite) client.writes += 1;
    const fault =
      client.faults.get(`request ${client.requests}`) ??
      (isWrite ? client.faults.get(`write ${client.writes}`) : undefined);
    const arrive = async (step: string): Promise<Answer> => {
      await this.#scheduler.schedule(Promise.resolve(), step);
      this.time += 1000;
      this.#watcher.arrives(client, request);
      return carryOut(knew);
    };
    const later = () => {
      if (isWrite) this.waiting.push(() => void arrive(`late: ${words}`));
    };
    const end = (): Promise<never> => {
      client.stop();
      return new Promise(() => {});
    };
    switch (fault) {
      case 'lost':
        throw unanswered();
      case 'unanswered':
        await arrive(words);
        throw unanswered();
      case 'late':
        later();
        throw unanswered();
      case 'twice':
        later();
        return arrive(words);
      case 'denied': {
        const answer = await arrive(words);
        return request.verb === 'create' ? (false as Answer) : answer;
      }
      case 'stopped before':
        return end();
      case 'stopped after':
        await arrive(words);
        return end();
      case 'stopped late':
        later();
        return end();
      case 'waits':
        await new Promise<void>((resolve) => this.waiting.push(resolve));
        return arrive(words);
      case 'hours':
        if (this.time + 9 * hour < client.since + longest) this.time += 9 * hour;
        return arrive(words);
      default:
        return arrive(words);
    }
  }
}

const unanswered = (): StoreError => new StoreError({ fact: 'The store did not answer.' });
