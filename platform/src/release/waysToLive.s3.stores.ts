import { randomUUID } from 'node:crypto';
import { openStore } from '../store/openStore.ts';
import { waysToLive } from './waysToLive.suite.ts';

waysToLive('a bucket', () => openStore(`${process.env.STORES_PLACE}/${randomUUID()}`, 'writing'));
