import { InvalidInputError } from 'shared/contract';

/**
 * Parses the address of the deployed site that provides the rest.
 * @returns the site's origin
 * @throws InvalidInputError if the value is not the address of a site, or if http would allow altered responses
 */
export function parseRestOrigin(value: string): string {
  const text = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.pathname.startsWith('/preview/'))
    throw new InvalidInputError({
      fact: `--rest is "${value}", the link of a preview. A preview has no log to verify its responses against.`,
      nextStep: `Name the site: --rest ${url.origin}. To preview your own release there, publish it: npm run release -- preview <remote>@<version>.`,
    });
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new InvalidInputError({
      fact: `--rest is "${value}", which is not the address of a site.`,
      nextStep: 'Write the address as in: --rest https://porohy.example.',
    });
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new InvalidInputError({
      fact: `--rest is "${value}": responses over http can be altered on their way.`,
      nextStep: 'Use https. Only this machine may use http: --rest http://localhost:3000.',
    });
  return url.origin;
}

/** Tells whether a host name means this machine on every machine, so that no name server decides. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
