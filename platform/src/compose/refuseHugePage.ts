import { CompositionError } from 'shared/contract';

/** Characters and tags of one document. Ours have 120,000 and 1,900 at most; reading what is nested deep takes the square of it. */
const [longest, mostTags] = [4_000_000, 20_000];

/** Refuses a document that would take long to read: a release could keep whoever composes busy with it. @throws CompositionError */
export function refuseHugePage(html: string): void {
  if (html.length > longest)
    throw new CompositionError({
      fact: `it has ${html.length} characters; a page may have ${longest}.`,
      nextStep: 'Does it repeat something without an end?',
    });
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags > mostTags)
    throw new CompositionError({
      fact: `it has ${tags} tags; a page may have ${mostTags}.`,
      nextStep: 'Show less of it at once.',
    });
}
