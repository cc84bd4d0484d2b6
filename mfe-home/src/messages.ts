import { type Translate, useMessages } from 'shared/language';
import type ua from './locales/ua.json';

export type HomeMessages = typeof ua;

export const useHomeMessages = (): Translate<HomeMessages> => useMessages<HomeMessages>('home');
