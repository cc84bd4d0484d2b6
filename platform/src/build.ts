/** Node only: the build configuration of each package, and the list of singletons. */

export { type BuildMode, type ChunkReport, createChunkReportPlugin } from './build/chunkReport.ts';
export { createDevelopmentBuilds, hotTransportPath } from './build/developmentBuild.ts';
export { remoteBuild } from './build/remoteBuild.ts';
export { shellBuild } from './build/shellBuild.ts';
export { listShareRanges, listShareVersions, singletons } from './build/singletons.ts';
export { standaloneBuild } from './build/standaloneBuild.ts';
