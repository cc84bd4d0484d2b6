import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '../store/releaseStore.folder.ts';
import { waysToLive } from './waysToLive.suite.ts';

waysToLive('a folder', async () => openFolderStore(await mkdtemp(join(tmpdir(), 'ways-'))));
