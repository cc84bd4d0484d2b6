import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '../store/releaseStore.folder.ts';
import { testEveryChange } from './waysToLive.suite.ts';

testEveryChange('a folder', async () => openFolderStore(await mkdtemp(join(tmpdir(), 'ways-'))));
