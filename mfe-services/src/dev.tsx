import { renderStandalone } from 'shared/alone';
import { remote } from './remote.ts';

await renderStandalone(remote);
