import { renderStandalone } from 'shared/standalone';
import { remote } from './remote.ts';

await renderStandalone(remote);
