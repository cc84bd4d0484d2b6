import { useExchangeMessages } from '../messages.ts';

/** The price that the day's chart ends at, in KRW; 0 where it has no point. */
export function useLastPrice(): number {
  return useExchangeMessages()('chart.points').at(-1)?.price ?? 0;
}
