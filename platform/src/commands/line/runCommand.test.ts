import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from 'shared/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root } from './root.ts';
import { runCommand } from './runCommand.ts';

const kinds = Object.values(contract).filter(
  (each): each is typeof contract.NotFoundError =>
    typeof each === 'function' && each.prototype instanceof contract.ExplainedError,
);

describe('an error of a command', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('an error of a command is printed with its code and the section of docs/errors.md', async () => {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command']);
    const printed: string[] = [];
    const refuse = () => {
      throw new contract.NotFoundError({ fact: 'There is no release.', nextStep: 'Publish one.\n' });
    };
    await runCommand('', {}, refuse, (message) => printed.push(message));
    expect(printed).toEqual(['There is no release. Publish one.\nnot-found: docs/errors.md#not-found']);
    expect(process.exitCode).toBe(1);
  });

  it('each error code has a section in docs/errors.md, and each section an error code', () => {
    const text = readFileSync(join(root, 'docs/errors.md'), 'utf8');
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, code]) => code);
    expect(kinds.map((Kind) => new Kind({ fact: '' }).code).sort()).toEqual(sections.sort());
  });
});
