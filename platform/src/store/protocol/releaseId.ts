import { InvalidInputError, namePattern, versionPattern } from 'shared/contract';

export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/** Formats the ID of a release: `portfolio@2.3.1`. */
export const formatReleaseId = ({ name, version }: ReleaseId): string => `${name}@${version}`;

/** Parses `portfolio@2.3.1` or `mfe-portfolio@2.3.1`. @throws InvalidInputError if the text has another form */
export function parseReleaseId(word: string | undefined): ReleaseId {
  const [name = '', version = ''] = (word ?? '').replace(/^mfe-/, '').split('@');
  if (namePattern.test(name) && versionPattern.test(version)) return { name, version };
  throw new InvalidInputError({
    fact: `"${word ?? ''}" is not a release.`,
    nextStep: 'Write package@version, for example portfolio@1.0.0-3f9c2a1b07. Run "release list" to see the releases.',
  });
}
