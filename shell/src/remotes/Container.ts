import type { Remote } from 'shared/contract';

/** The two functions of every Module Federation container. */
export interface Container {
  init(shareScope: unknown): unknown;
  get(module: string): Promise<() => unknown>;
}

/** The module a remote exposes as `./remote`. */
export interface RemoteModule {
  readonly remote: Remote;
}
