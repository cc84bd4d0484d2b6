import { type Translate, useMessages } from 'shared/language';
import type ua from './locales/ua.json';

export type ServicesMessages = typeof ua;

export const useServicesMessages = (): Translate<ServicesMessages> => useMessages<ServicesMessages>('services');
