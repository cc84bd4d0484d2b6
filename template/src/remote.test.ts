import { checkRemote } from 'shared/testing';
import { remote } from './remote.ts';

checkRemote(remote);
