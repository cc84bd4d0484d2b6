import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { openStore } from '../store/backends/openStore.ts';
import { testEveryChange } from './everyChange.suite.ts';

describe.skipIf(!process.env.STORES_PLACE)('on an S3 server', () => {
  testEveryChange('a bucket', () => openStore(`${process.env.STORES_PLACE}/${randomUUID()}`, 'writing'));
});
