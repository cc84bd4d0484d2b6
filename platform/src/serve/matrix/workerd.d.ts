/** The package is a script for `require`: what it exports is its `default`. */
declare module 'workerd' {
  const exports: { readonly default: string };
  export default exports;
}
