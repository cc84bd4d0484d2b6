/** The hot-reload API that a development build gives its modules; a release has none. */
interface ImportMeta {
  readonly webpackHot?: { accept(modules: readonly string[], saved: () => void): void };
}
