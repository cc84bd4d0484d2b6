import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scheduler } from 'fast-check';
import { StoreError } from 'shared/contract';
import type { ReleaseStore, StoredFile } from '../../src/store/backends/releaseStore.ts';

/** Faults that a single request may have. */
export const requestFaults = [
  /** The request never reaches the store. */
  'lost',
  /** The store executes the request, and its response is lost. */
  'unanswered',
  /** The response is lost, and the store executes the request later. */
  'late',
  /** The store executes the request now, and once more later. */
  'twice',
  /** The store executes a create, and responds that the key existed. */
  'denied',
  /** The command is stopped before the request. */
  'stopped before',
  'stopped after',
  /** The command is stopped, and the store executes the request later. */
  'stopped late',
  /** The command waits before the request until all other commands have ended. */
  'waits',
  /** Hours pass before the request. */
  'hours',
] as const;
export type RequestFault = (typeof requestFaults)[number];

export interface StoreClient {
  /** Faults by number of the client's request (`request 40`) or write (`write 3`). */
  readonly faults: ReadonlyMap<string, RequestFault>;
  /** Milliseconds by which the client's clock is ahead. */
  readonly skew: number;
  readonly since: number;
  requests: number;
  writes: number;
  readonly stop: () => void;
}

export interface WatchedRequest {
  readonly verb: 'read' | 'list' | 'create' | 'inventory' | 'remove' | 'replaceCopy';
  readonly key: string;
}

export interface RequestWatcher<Of extends StoreClient, Knew> {
  /** Called when a request is sent. @returns a value that is passed to `removed` as `knew` */
  sending(client: Of, request: WatchedRequest): Knew;
  /** Called when the store executes the request. */
  arrives(client: Of, request: WatchedRequest): void;
  created(client: Of, key: string, bytes: Buffer): void;
  removed(client: Of, key: string, knew: Knew): void;
  /** Called after all files of one `remove` call are gone. */
  removedAll(client: Of): void;
}

interface Stored {
  readonly bytes: Buffer;
  readonly at: number;
}

const hour = 3_600_000;
/** Maximum milliseconds of a command: almost a day, because commands end within a day (docs/protocol.md). */
const longest = 23 * hour;

/** Maximum number of steps of a run. Twelve writers, each of which retries after every other one, need about nine thousand. */
const mostSteps = 12_000;

type Steps = Pick<Scheduler, 'schedule' | 'count' | 'waitNext'>;

/** Client whose code is running; `now` reads that client's clock. */
const running = new AsyncLocalStorage<StoreClient>();

/**
 * Store in memory in which every call is a step of fast-check's scheduler. Between two steps, a command awaits nothing else, so a run is
 * reproducible.
 */
export class SteppedStore<Of extends StoreClient, Knew> {
  readonly keys: Map<string, Stored>;
  /** Correct time in milliseconds since 1970. The clocks of clients may differ from it. */
  time: number;
  /** Callbacks of waiting commands and of late requests. `runAll` calls them, one at a time, when no other step is left. */
  readonly waiting: (() => void)[] = [];
  readonly #scheduler: Steps;
  readonly #watcher: RequestWatcher<Of, Knew>;

  constructor(
    scheduler: Steps,
    watcher: RequestWatcher<Of, Knew>,
    before: { readonly keys: ReadonlyMap<string, Stored>; readonly time: number },
  ) {
    this.#scheduler = scheduler;
    this.#watcher = watcher;
    this.keys = new Map(before.keys);
    this.time = before.time;
  }

  now(): number {
    return this.time + (running.getStore()?.skew ?? 0);
  }

  /** Runs a command with the clock of its client. */
  runAs<Result>(client: Of, command: () => Promise<Result>): Promise<Result> {
    return running.run(client, command);
  }

  /** Runs steps until no client has anything to do. @throws Error if the steps do not end */
  async runAll(): Promise<void> {
    for (let step = 0; step < mostSteps; step += 1) {
      // Lets each client run on to its next request.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#scheduler.count() > 0) await this.#scheduler.waitNext(1);
      else if (this.waiting.length > 0) this.waiting.shift()?.();
      else return;
    }
    throw new Error(`Promise 9: after ${mostSteps} requests it has not ended.`);
  }

  /** Returns the store from the view of one client. */
  createView(client: Of): ReleaseStore {
    const ask = <Answer>(
      verb: WatchedRequest['verb'],
      key: string,
      carryOut: (knew: Knew) => Answer,
    ): Promise<Answer> => this.#ask(client, { verb, key }, carryOut);
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

  async #ask<Answer>(client: Of, request: WatchedRequest, carryOut: (knew: Knew) => Answer): Promise<Answer> {
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
        const response = await arrive(words);
        return request.verb === 'create' ? (false as Answer) : response;
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

const unanswered = (): StoreError => new StoreError({ fact: 'The store did not respond.' });
