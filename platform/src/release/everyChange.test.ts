import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '../store/backends/releaseStore.folder.ts';
import { testEveryChange } from './everyChange.suite.ts';

testEveryChange('a folder', async () => openFolderStore(await mkdtemp(join(tmpdir(), 'ways-'))));
