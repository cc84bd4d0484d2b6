import { exchangeJourneys } from './journeys.ts';

exchangeJourneys({ origin: () => '', addresses: { ua: '/exchange', en: '/en/exchange' } });
