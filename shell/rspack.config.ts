import { createShellBuilds } from 'platform/build';

export default createShellBuilds();
