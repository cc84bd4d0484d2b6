import { expect, it } from 'vitest';
import { ConflictError, ExplainedError } from './errors.ts';

it('an error message joins its parts and keeps their indented lines', () => {
  const error = new ConflictError({ what: 'It may not:\n', fact: '  one\n  two\n', nextStep: 'Mend both.' });
  expect(error.message).toBe('It may not:\n  one\n  two\nMend both.');
  expect(new ConflictError({ fact: 'It is taken.', nextStep: 'Stop it.' }).message).toBe('It is taken. Stop it.');
});

it('an error has a code, a name, a next step and a cause', () => {
  const error = new ConflictError({ fact: 'It is taken.' }, { cause: 'x' });
  expect(error).toBeInstanceOf(ExplainedError);
  expect([error.code, error.name, error.nextStep, error.cause]).toEqual(['conflict', 'ConflictError', '', 'x']);
});
