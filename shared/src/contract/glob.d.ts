/** Finds modules of a folder while they are built; Rspack and Vite have it alike. */
interface ImportMeta {
  glob<Found>(pattern: string, options: { readonly eager: true; readonly import: string }): Record<string, Found>;
}
