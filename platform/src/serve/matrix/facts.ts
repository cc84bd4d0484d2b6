import { cameByHttps, type SiteRequest, type SiteResponse } from '../respond/response.ts';
import { differences, type Facts, factsOfHost, factsOfPolicy } from './compareResponses.ts';
import type { Host } from './Host.ts';
import type { Question } from './Question.ts';
import { questions } from './questions.ts';

/** The policy itself, asked without any host between. */
export type Policy = (request: SiteRequest) => Promise<SiteResponse>;

/** What the policy answers to a question. */
export async function policyFacts(policy: Policy, question: Question): Promise<Facts> {
  const { method = 'GET', target } = question;
  const ask = (headers: Readonly<Record<string, string>>, by = method) =>
    policy({ method: by, target, secure: cameByHttps((name) => headers[name]), header: (name) => headers[name] });
  const headers = { ...question.headers };
  if (question.conditions)
    Object.assign(headers, question.conditions((await ask(headers, 'GET')).headers.etag ?? '""'));
  return factsOfPolicy(await ask(headers), method);
}

/** What a host answers to a question. Conditions are on the tag that the same host gives. */
export async function hostFacts(ask: Host['ask'], question: Question): Promise<Facts> {
  const headers = { ...question.headers };
  if (question.conditions)
    Object.assign(headers, question.conditions((await ask(question.target, headers)).headers.etag ?? '""'));
  return factsOfHost(await ask(question.target, headers, question.method));
}

/** Where a host's response to a question differs from the policy's, in words; empty if nowhere. */
export async function differencesOf(host: Host, policy: Policy, question: Question): Promise<string[]> {
  const [expected, seen] = [await policyFacts(policy, question), await hostFacts(host.ask, question)];
  return differences(expected, seen, host.name);
}

/** The first question that a host answers otherwise than the policy, and how; undefined if there is none. */
export async function firstDifference(host: Host, policy: Policy): Promise<string | undefined> {
  for (const question of questions) {
    const [first] = await differencesOf(host, policy, question);
    if (first) return `${question.name}: ${first}`;
  }
  return undefined;
}
