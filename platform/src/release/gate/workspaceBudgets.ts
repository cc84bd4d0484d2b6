import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidInputError } from 'shared/contract';
import * as v from 'valibot';
import type { ReleaseId } from '../../store/protocol/storedRelease.ts';
import { listReleasedPackages } from '../publish/publishAll.ts';
import type { Budgets } from './checkBudgets.ts';
import type { Finding } from './Finding.ts';
import { type GateResult, requirePassed } from './runGate.ts';

const kilobytes = v.pipe(v.number(), v.minValue(0));
/** Schema of `budget.json`, with values in KB; {@link Budgets} explains both. */
const budgetSchema = v.strictObject({ firstLoad: v.optional(kilobytes), returning: v.optional(kilobytes) });

/**
 * Reads the `budget.json` of every package that is released.
 * @throws InvalidInputError if a file is invalid
 */
export async function readWorkspaceBudgets(root: string): Promise<Budgets> {
  const folders = await listReleasedPackages(root);
  const budgets = await Promise.all(folders.map(async (folder) => [folder, await readBudget(root, folder)] as const));
  const budgetsByName = budgets.map(([folder, budget]) => [folder.replace(/^mfe-/, ''), budget] as const);
  const only = (which: 'firstLoad' | 'returning') =>
    Object.fromEntries(
      budgetsByName.flatMap(([name, budget]) => (budget[which] === undefined ? [] : [[name, budget[which]]])),
    );
  return { firstLoad: only('firstLoad'), returning: only('returning') };
}

/**
 * Passes releases through the gate, and raises the budgets that they exceed. If a release is refused for another reason, no budget changes.
 * @returns a line for each raised value
 * @throws as `requirePassed` does; nothing was written then
 */
export async function passGateAndRaiseBudgets(
  root: string,
  releases: readonly ReleaseId[],
  gated: GateResult,
  force: boolean | undefined,
): Promise<string[]> {
  requirePassed(releases, { ...gated, findings: gated.findings.filter(({ needs }) => !needs) }, force);
  return raiseBudgets(root, [...gated.findings, ...gated.warnings]);
}

/**
 * Raises values in `budget.json` files to those that findings need.
 * @returns a line for each raised value
 */
export async function raiseBudgets(root: string, findings: readonly Finding[]): Promise<string[]> {
  const lines: string[] = [];
  const needs = findings.flatMap(({ needs }) => needs ?? []);
  for (const [name, own] of Map.groupBy(needs, (need) => need.name)) {
    const folder = name === 'shell' ? name : `mfe-${name}`;
    const before = await readBudget(root, folder);
    const after: { firstLoad?: number | undefined; returning?: number | undefined } = { ...before };
    for (const { kind, kilobytes } of own) after[kind] = Math.max(after[kind] ?? 0, kilobytes);
    await writeFile(join(root, folder, 'budget.json'), `${JSON.stringify(after, null, 1).replace(/\s+/g, ' ')}\n`);
    for (const kind of ['firstLoad', 'returning'] as const)
      if (after[kind] !== before[kind])
        lines.push(`${folder}/budget.json: ${kind} is ${after[kind]} KB now, and was ${before[kind] ?? 'not set'}`);
  }
  return lines;
}

async function readBudget(root: string, folder: string): Promise<v.InferOutput<typeof budgetSchema>> {
  const file = join(root, folder, 'budget.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return v.parse(budgetSchema, JSON.parse(text));
  } catch (cause) {
    throw new InvalidInputError(
      {
        what: `${folder}/budget.json is not a valid budget:`,
        fact: `${cause instanceof Error ? cause.message : cause}.`,
        nextStep: 'Write KB of JavaScript: { "firstLoad": 110, "returning": 20 }.',
      },
      { cause },
    );
  }
}
