import { shellBuild } from 'platform/build';

export default shellBuild();
