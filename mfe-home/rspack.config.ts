import { remoteBuild } from 'shared/build';

export default remoteBuild({ name: 'home' });
