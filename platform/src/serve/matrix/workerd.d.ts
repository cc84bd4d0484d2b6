/** The package has no types. What it exports is where its program lies. */
declare module 'workerd' {
  const program: string;
  export default program;
}
