import { NotFoundError } from 'shared/contract';

/**
 * The lockfile with a package that needs what another one needs. What is written is what the package manager would write: nothing has to be
 * resolved again, and no registry is asked.
 * @throws NotFoundError if the lockfile knows no such package
 */
export function withImporter(lockfile: string, like: string, name: string): string {
  const [, before, importers, after] = /^([\s\S]*?\nimporters:\n)([\s\S]*?\n)(\n\S[\s\S]*)$/.exec(lockfile) ?? [];
  const blocks = (importers ?? '').split(/(?=\n {2}\S[^\n]*:\n)/).filter((block) => block.trim() !== '');
  const nameOf = (block: string) => /^\n {2}(\S+):/.exec(block)?.[1] ?? '';
  const model = blocks.find((block) => nameOf(block) === like);
  if (before === undefined || after === undefined || model === undefined)
    throw new NotFoundError({
      fact: `pnpm-lock.yaml does not know the package ${like}.`,
      nextStep: 'Bring it back as it was committed: git checkout pnpm-lock.yaml.',
    });
  const own = model.trimEnd().replace(`\n  ${like}:`, `\n  ${name}:`);
  const all = [...blocks.filter((block) => nameOf(block) !== name).map((block) => block.trimEnd()), own];
  const sorted = all.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  return `${before}${sorted.join('\n')}\n${after}`;
}
