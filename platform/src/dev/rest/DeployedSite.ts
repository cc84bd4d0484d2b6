import type { Snapshot } from 'shared/contract';
import type { LogEntry } from '../../store/protocol/logEntry.ts';

/** What a deployed site answers, for a browser of this machine. */
export interface DeployedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The rest of a site, as it is deployed: asked with GET alone, and held against what says what it must be. */
export interface DeployedSite {
  readonly origin: string;
  /** The newest entry that the site shows. */
  readonly live: () => LogEntry;
  /**
   * The answer to a target, path and query. What nobody has is a 404.
   * @throws NotFoundError if it cannot be had and was never fetched; IntegrityError if it is not what it must be
   */
  readonly answer: (target: string) => Promise<DeployedAnswer>;
  /** @throws as `answer` does; InvalidInputError if it is of another contract by now */
  readonly snapshot: () => Promise<Snapshot>;
}
