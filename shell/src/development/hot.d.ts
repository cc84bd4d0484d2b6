/** What a build with hot reload offers to its modules; there is none in a release. */
interface ImportMeta {
  readonly webpackHot?: { accept(modules: readonly string[], saved: () => void): void };
}
