import { htmlLang, type Language } from 'shared/contract';

/**
 * A number as the language writes it, with a fixed count of decimals. Plain decimals with grouping always on: percent, currency
 * and the languages' own thresholds for grouping are where Node and browsers could come to differ.
 */
export function formatDecimal(value: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(htmlLang[language], {
    style: 'decimal',
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
