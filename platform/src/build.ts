/** Node only: one configuration per package, and the list of what is one per page. */

export { type BuildMode, type ChunkReport, chunkReport } from './build/chunkReport.ts';
export { developmentBuild, hotTransport } from './build/developmentBuild.ts';
export { remoteBuild } from './build/remoteBuild.ts';
export { shellBuild } from './build/shellBuild.ts';
export { shareRanges, shareVersions, singletons } from './build/singletons.ts';
export { standaloneBuild } from './build/standaloneBuild.ts';
