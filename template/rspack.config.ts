import { remoteBuild } from 'platform/build';

export default remoteBuild({ name: 'template' });
