import { useLanguage } from 'shared/language';
import { useExchangeMessages } from '../messages.ts';
import { formatDecimal } from './formatDecimal.ts';

interface NumberFormat {
  readonly decimal: (value: number, decimals?: number) => string;
  /** Describes a change in words. A sign alone is easily overlooked, and some screen readers skip it. */
  readonly change: (percent: number) => string;
}

export function useNumberFormat(): NumberFormat {
  const t = useExchangeMessages();
  const language = useLanguage();
  const decimal = (value: number, decimals = 0) => formatDecimal(value, language, decimals);
  const change = (percent: number) => {
    const value = t('prices.percent', { value: decimal(Math.abs(percent), 2) });
    return percent < 0 ? t('prices.fall', { value }) : t('prices.rise', { value });
  };
  return { decimal, change };
}
