import type { Answer } from '../answer/answer.ts';

const withHeader =
  (name: string, value: string | undefined) =>
  (answer: Answer): Answer => {
    const { [name]: before, ...others } = answer.headers;
    if (before === undefined) return answer;
    return { ...answer, headers: value === undefined ? others : { ...others, [name]: value } };
  };

/** One thing that the policy could say otherwise; a host that did not follow must be seen. */
export const policyMutations: readonly (readonly [string, (answer: Answer) => Answer])[] = [
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
