import { type Translate, useMessages } from 'shared/language';
import type ua from './locales/ua.json';

export type ExchangeMessages = typeof ua;

export const useExchangeMessages = (): Translate<ExchangeMessages> => useMessages<ExchangeMessages>('exchange-landing');
