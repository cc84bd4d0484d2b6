import { htmlLang, type Language } from 'shared/contract';

/**
 * Formats a number with a fixed number of decimals and with grouping, in the notation of the language. Percent, currency and default
 * grouping are avoided, because Node and browsers may format them differently.
 */
export function formatDecimal(value: number, language: Language, decimals = 0): string {
  return new Intl.NumberFormat(htmlLang[language], {
    style: 'decimal',
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
