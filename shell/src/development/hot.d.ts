/** Hot-reload API of modules. It exists only in development. */
interface ImportMeta {
  readonly webpackHot?: { accept(modules: readonly string[], saved: () => void): void };
}
