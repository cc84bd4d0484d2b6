import { ConflictError } from 'shared/contract';
import type { Cookies } from './askSite.ts';

/** What the suites are told of a site that they test from outside. */
export interface Outside {
  readonly origin: string;
  readonly cookies: Cookies;
  /** Paths by the package that owns them, by the site's own snapshot. */
  readonly pages: Readonly<Record<string, string>>;
  /** Whose journeys are asked for; without it all are. */
  readonly package?: string;
}

/** The variable by which `npm run e2e` tells them. */
export const outsideVariable = 'E2E_OUTSIDE';

/** The site that is tested from outside; undefined where the suites serve their own. */
export const outside: Outside | undefined = process.env[outsideVariable]
  ? JSON.parse(process.env[outsideVariable])
  : undefined;

/** Begins the reason of all that is not asked from outside. */
export const notAsked = 'not asked from outside: ';

/**
 * Goes before whatever builds, composes or serves something of its own: it would test that, and not the site that was named.
 * @throws ConflictError from outside
 */
export function refuseOutside(what: string): void {
  if (outside)
    throw new ConflictError({
      fact: `A suite ${what}, and what is tested is ${outside.origin}.`,
      nextStep: 'Say so where it begins: notFromOutside("…") of e2e/site.ts.',
    });
}

/** The cookies of the visitor who is shown what is tested, as browsers of Playwright's take them. */
export const visitorState = ({ origin, cookies }: Outside) => ({
  origins: [],
  cookies: Object.entries(cookies).map(([name, value]) => ({
    name,
    value,
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: origin.startsWith('https:'),
    sameSite: 'Lax' as const,
  })),
});
