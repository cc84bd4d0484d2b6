import type { HostResponse } from './askHost.ts';

/** A host that is running, with the live site of a store. */
export interface Host {
  readonly name: string;
  /** How often, in milliseconds, it looks by itself for what is live. Undefined if it has to be told. */
  readonly looksEvery?: number;
  ask(target: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<HostResponse>;
  /** Has it show what has become live, where it does not look by itself. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}
