import { expect, it } from 'vitest';
import { firstFailureIn } from './firstFailure.ts';

const good = {
  name: '/project/a.test.ts',
  message: '',
  assertionResults: [{ fullName: 'holds', failureMessages: [] }],
};
const reportOf = (...testResults: unknown[]) => JSON.stringify({ testResults });

it('the first failure of a report is told with its file and sentence, and without its stack', () => {
  const bad = {
    name: '/project/shared/b.test.ts',
    message: '',
    assertionResults: [
      {
        fullName: 'the door is open',
        failureMessages: ['\u001b[31mError: it is shut\u001b[39m\n    at b.test.ts:1:1'],
      },
      { fullName: 'the window is open', failureMessages: ['Error: it is shut, too'] },
    ],
  };
  expect(firstFailureIn(reportOf(good, bad), '/project')).toBe('shared/b.test.ts: the door is open\nError: it is shut');
});

it('a suite that cannot be loaded is a failure, though it has no test', () => {
  const unloaded = { name: '/project/c.test.ts', message: 'Error: no such module', assertionResults: [] };
  expect(firstFailureIn(reportOf(good, unloaded), '/project')).toBe('c.test.ts\nError: no such module');
});

it('a report of what passed has none', () => {
  expect(firstFailureIn(reportOf(good), '/project')).toBeUndefined();
});
