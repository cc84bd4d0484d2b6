import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface ProgramResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program that is installed in the package in `folder` or in the workspace. */
export function runInPackage(folder: string, program: string, args: readonly string[]): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const bins = [join(folder, 'node_modules/.bin'), join(folder, '../node_modules/.bin')].join(delimiter);
    const child = spawn(program, args, {
      cwd: folder,
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Constant, because Module Federation writes it into the manifest: a new version number alone must not change the bytes (0120).
        MF_BUILD_VERSION: 'named-by-content',
        PATH: `${bins}${delimiter}${process.env.PATH}`,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
