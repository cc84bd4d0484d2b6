import { messageOf } from '../store/messageOf.ts';

interface FollowLive {
  /** The entry that is shown already. */
  readonly shown: number;
  /** The newest entry there is. */
  readonly newest: () => Promise<number | undefined>;
  /** Shows what is live. @returns its entry */
  readonly show: () => Promise<number>;
  /** Waits for the next look; false when there is to be none. */
  readonly wait: () => Promise<boolean>;
  readonly tell: (fault: string) => void;
}

/** Shows each entry that goes live, until it is to end. What is wrong is told when it begins, and not with each look while it stays. */
export async function followLive({ shown, newest, show, wait, tell }: FollowLive): Promise<void> {
  let [known, told] = [shown, ''];
  while (await wait()) {
    try {
      if ((await newest()) !== known) known = await show();
      told = '';
    } catch (error) {
      const fault = messageOf(error);
      if (fault !== told) tell(fault);
      told = fault;
    }
  }
}
