/** Adds `import.meta.glob`, which Rspack and Vite replace by the modules of a folder at build time. */
interface ImportMeta {
  glob<Found>(pattern: string, options: { readonly eager: true; readonly import: string }): Record<string, Found>;
}
