import { InvalidInputError } from 'shared/contract';
import { previewIdPattern } from '../../store/preview.ts';

/** Where the rest of a site comes from: a deployed site as it is live, or a preview of it. */
export interface RestAddress {
  readonly origin: string;
  /** The id of the preview. */
  readonly preview?: string | undefined;
}

/** The options that name one: what both do is the same, `--into` takes previews alone. */
export type RestOption = '--rest' | '--into';

/** @throws InvalidInputError if it is no address of a site or of a preview, could be altered on its way, or is not what the option takes */
export function readRestAddress(option: RestOption, word: string): RestAddress {
  const text = /^[a-z]+:\/\//i.test(word) ? word : `https://${word}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, preview, other = ''] = /^\/(?:preview\/([^/]+))?(.*)$/.exec(url?.pathname ?? '') ?? [];
  const isOther = preview === undefined ? other !== '' : !previewIdPattern.test(preview);
  if (!url || !/^https?:$/.test(url.protocol) || isOther || url.search || url.hash || url.username)
    throw new InvalidInputError({
      fact: `${option} is "${word}", which is no address of a site, and no link of a preview.`,
      nextStep: `Write one of them: ${option} https://porohy.example/preview/<id>${option === '--rest' ? ', or --rest https://porohy.example' : ''}.`,
    });
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new InvalidInputError({
      fact: `${option} is "${word}": what comes by http can be altered on its way.`,
      nextStep: `Write it with https. By http only this machine is asked: ${option} http://localhost:3000.`,
    });
  if (option === '--into' && preview === undefined)
    throw new InvalidInputError({
      fact: `--into is "${word}", which is no preview: what everybody sees shows no local remote.`,
      nextStep:
        'Make a preview ("npm run release -- preview <remote>@<version>" prints its link), or see your remote beside what is live with --rest.',
    });
  return { origin: url.origin, preview };
}

/** Whether a host's name is this machine's, whatever a name service says. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
