import { shellBuild } from 'shared/build';

export default shellBuild();
