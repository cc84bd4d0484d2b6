import { useExchangeMessages } from '../messages.ts';

/** Returns the last price of the day's chart in KRW, or 0 for a chart without points. */
export function useLastPrice(): number {
  return useExchangeMessages()('chart.points').at(-1)?.price ?? 0;
}
