import { htmlLang, type Language } from 'shared/contract';

/**
 * Formats a number in the language with a fixed count of decimals. Only plain decimals with grouping always on, because Node and browsers
 * may format percent, currency and default grouping differently.
 */
export function formatDecimal(value: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(htmlLang[language], {
    style: 'decimal',
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
