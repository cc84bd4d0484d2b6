import type { TestProject } from 'vitest/node';
import { exceptions } from './compareResponses.ts';
import { findNginx, type Nginx } from './findNginx.ts';
import { findWorkerd, type Workerd } from './findWorkerd.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The programs that this machine has; a host whose program is null is not asked. */
    readonly nginx: Nginx | null;
    readonly workerd: Workerd | null;
    /** Hosts that this machine lacks, each with the reason. */
    readonly lacking: readonly string[];
  }
}

/** Looks once, before all suites, which hosts this machine has. What it lacks is printed when the suites have ended, and so are the exceptions. */
export default async function findHosts({ provide }: TestProject): Promise<() => void> {
  const lacking: string[] = [];
  const found = async <Program>(host: string, find: () => Promise<Program> | Program): Promise<Program | null> => {
    try {
      return await find();
    } catch (error) {
      lacking.push(`${host}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  provide('nginx', await found('nginx', findNginx));
  provide('workerd', await found('Worker', findWorkerd));
  provide('lacking', lacking);
  return () => {
    for (const { host, status, fields, why } of exceptions)
      console.log(`excepted: ${host} answers ${status} with its own ${fields.join(', ')}: ${why}`);
    for (const line of lacking) console.warn(`SKIPPED ${line}`);
  };
}
