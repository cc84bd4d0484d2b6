/** Entry for Node: the build configuration of each package, and the versions of the singletons. */

export { createDevelopmentBuilds, hotTransportPath } from './build/developmentBuild.ts';
export { type BuildMode, type ChunkReport, createChunkReportPlugin } from './build/namedChunkFiles.ts';
export { createRemoteBuilds, createStandaloneBuild } from './build/remoteBuild.ts';
export { createShellBuilds } from './build/shellBuild.ts';
export { listShareRanges, listShareVersions } from './build/singletonVersions.ts';
