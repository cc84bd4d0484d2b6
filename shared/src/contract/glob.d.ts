/** Finds the modules of a folder at build time; Rspack and Vite implement it alike. */
interface ImportMeta {
  glob<Found>(pattern: string, options: { readonly eager: true; readonly import: string }): Record<string, Found>;
}
