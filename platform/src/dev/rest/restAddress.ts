import { InvalidInputError } from 'shared/contract';

/**
 * Reads the address of a deployed site, from which the rest of a site comes.
 * @returns its origin
 * @throws InvalidInputError if it is no address of a site, or what comes from there could be altered on its way
 */
export function readRestOrigin(word: string): string {
  const text = /^[a-z]+:\/\//i.test(word) ? word : `https://${word}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.pathname.startsWith('/preview/'))
    throw new InvalidInputError({
      fact: `--rest is "${word}", the link of a preview: no log says what a preview must be.`,
      nextStep: `Name the site: --rest ${url.origin}. Publish your release and have it previewed there: npm run release -- preview <remote>@<version>.`,
    });
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new InvalidInputError({
      fact: `--rest is "${word}", which is no address of a site.`,
      nextStep: 'Write one: --rest https://porohy.example.',
    });
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new InvalidInputError({
      fact: `--rest is "${word}": what comes by http can be altered on its way.`,
      nextStep: 'Write it with https. By http only this machine is asked: --rest http://localhost:3000.',
    });
  return url.origin;
}

/** Tells whether a host's name is this machine's, whatever a name service says. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
