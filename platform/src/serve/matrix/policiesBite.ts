import type { Answer } from '../answer/answer.ts';
import { hostFacts, type Policy, policyFacts } from './askAll.ts';
import type { Checks } from './Checks.ts';
import { differences } from './compareAnswers.ts';
import type { Host } from './Host.ts';
import { questions } from './questions.ts';

const withHeader =
  (name: string, value: string | undefined) =>
  (answer: Answer): Answer => {
    const { [name]: before, ...others } = answer.headers;
    if (before === undefined) return answer;
    return { ...answer, headers: value === undefined ? others : { ...others, [name]: value } };
  };

/** One thing that the policy could say otherwise; a host that did not follow must be seen. */
const alterations: readonly (readonly [string, (answer: Answer) => Answer])[] = [
  ['documents and files are kept for an hour', withHeader('cache-control', 'max-age=3600')],
  ['no type is said', withHeader('content-type', undefined)],
  ['another content security policy', withHeader('content-security-policy', "default-src 'self'")],
  ['packed answers do not vary', withHeader('vary', undefined)],
  ['no tags', withHeader('etag', undefined)],
  ['no methods are told', withHeader('allow', undefined)],
  ['ways lead elsewhere', withHeader('location', '/elsewhere')],
  ['ranges are not told', withHeader('content-range', undefined)],
  ['released files are for this site alone', withHeader('access-control-allow-origin', undefined)],
  ['ways are not for good', (answer) => (answer.status === 308 ? { ...answer, status: 302 } : answer)],
  ['nothing is unknown', (answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer)],
  ['nobody has anything already', (answer) => (answer.status === 304 ? { ...answer, status: 200 } : answer)],
  ['malformed addresses are unknown ones', (answer) => (answer.status === 400 ? { ...answer, status: 404 } : answer)],
  ['another byte', ({ body, ...answer }) => ({ ...answer, ...(body && { body: body.map((byte) => byte ^ 1) }) })],
];

/** Holds a host that follows the policy against altered ones: each must be noticed. */
export async function policiesBite(checks: Checks, host: Host, policy: Policy): Promise<void> {
  for (const [name, alter] of alterations) {
    const altered: Policy = async (asked) => alter(await policy(asked));
    checks.hold(`${name}: noticed`, (await noticed(altered)) ? [] : ['no answer differed from the altered policy']);
  }
  checks.hold('the policy itself: nothing to notice', (await noticed(policy)) ? ['an answer differed'] : []);

  async function noticed(against: Policy): Promise<boolean> {
    for (const question of questions)
      if (differences(await policyFacts(against, question), await hostFacts(host.ask, question), host.name).length > 0)
        return true;
    return false;
  }
}
