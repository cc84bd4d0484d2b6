/** Node only: the build configuration of each package, and the list of singletons. */

export { type BuildMode, type ChunkReport, createChunkReportPlugin } from './build/chunkReport.ts';
export { createDevelopmentBuilds, hotTransportPath } from './build/developmentBuild.ts';
export { createRemoteBuilds } from './build/remoteBuild.ts';
export { createShellBuilds } from './build/shellBuild.ts';
export { listShareRanges, listShareVersions, singletons } from './build/singletons.ts';
export { createStandaloneBuild } from './build/standaloneBuild.ts';
