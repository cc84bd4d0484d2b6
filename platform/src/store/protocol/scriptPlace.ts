/**
 * What a script is called from one release to the next: its name with `*` in the place of its content's hash, `js/main.*.js`. Undefined
 * for what is no script, and for a name without a hash.
 */
export function scriptPlace(file: string): string | undefined {
  const [, name] = /^((?:[\w@-]+\/)*[\w.-]+)\.[0-9a-f]{8,}\.js$/.exec(file) ?? [];
  return name === undefined ? undefined : `${name}.*.js`;
}
