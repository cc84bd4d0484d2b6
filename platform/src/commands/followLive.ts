import { getErrorMessage } from '../store/getErrorMessage.ts';

interface FollowOptions {
  /** Number of the log entry that is already exported. */
  readonly shownEntry: number;
  readonly readNewestEntry: () => Promise<number | undefined>;
  /** Exports the live site. @returns the number of the log entry that it exported */
  readonly showNewest: () => Promise<number>;
  /** Waits for the next check. @returns false to stop */
  readonly waitForNextCheck: () => Promise<boolean>;
  readonly reportError: (fault: string) => void;
}

/** Exports each entry that becomes live, until `waitForNextCheck` returns false. Reports an error that repeats at each check once. */
export async function followLive({
  shownEntry,
  readNewestEntry,
  showNewest,
  waitForNextCheck,
  reportError,
}: FollowOptions): Promise<void> {
  let [current, reported] = [shownEntry, ''];
  while (await waitForNextCheck()) {
    try {
      if ((await readNewestEntry()) !== current) current = await showNewest();
      reported = '';
    } catch (error) {
      const fault = getErrorMessage(error);
      if (fault !== reported) reportError(fault);
      reported = fault;
    }
  }
}
