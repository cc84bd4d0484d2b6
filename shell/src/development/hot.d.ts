/** Hot-reload API of modules in development; a release has none. */
interface ImportMeta {
  readonly webpackHot?: { accept(modules: readonly string[], saved: () => void): void };
}
