import { NotFoundError } from 'shared/contract';

/**
 * Adds a package to the lockfile, with the dependencies of the package `like` and in the package manager's format. Resolves no versions.
 * @throws NotFoundError if the lockfile does not contain `like`
 */
export function addImporter(lockfile: string, like: string, name: string): string {
  const [, before = '', importers = '', after = ''] =
    /^([\s\S]*?\nimporters:\n)([\s\S]*?\n)(\n\S[\s\S]*)$/.exec(lockfile) ?? [];
  const blocks = importers
    .trimEnd()
    .split(/(?=\n {2}\S[^\n]*:\n)/)
    .map((block) => block.trimEnd());
  const model = blocks.find((block) => block.startsWith(`\n  ${like}:`));
  if (model === undefined)
    throw new NotFoundError({
      fact: `pnpm-lock.yaml does not contain the package ${like}.`,
      nextStep: 'Restore the committed file: git checkout pnpm-lock.yaml.',
    });
  const own = model.replace(`\n  ${like}:`, `\n  ${name}:`);
  const all = [...blocks.filter((block) => !block.startsWith(`\n  ${name}:`)), own].sort();
  return `${before}${all.join('\n')}\n${after}`;
}
