import { type Translate, useMessages } from 'shared/language';
import type ua from './locales/ua.json';

export type PortfolioMessages = typeof ua;

export const usePortfolioMessages = (): Translate<PortfolioMessages> => useMessages<PortfolioMessages>('portfolio');
