import { createRemoteBuilds } from 'platform/build';

export default createRemoteBuilds({ name: 'services' });
