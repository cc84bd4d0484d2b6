import { showAlone } from 'shared/alone';
import { remote } from './remote.ts';

await showAlone(remote);
