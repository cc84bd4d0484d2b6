import * as v from 'valibot';
import { InvalidInputError } from './errors.ts';
import { integritySchema } from './integrity.ts';
import { contractVersion, namePattern, versionPattern } from './Release.ts';
import { createStrictStoredSchema, parseStored } from './stored.ts';

const files = v.array(v.string());
const chunk = v.strictObject({ js: files, css: files });

const releaseSchema = createStrictStoredSchema({
  contract: v.literal(contractVersion),
  name: v.pipe(v.string(), v.regex(namePattern, 'is not a name in lower case, or is reserved')),
  version: v.pipe(v.string(), v.regex(versionPattern, 'is not a version like 2.3.1 or 2.3.1-3f9c2a1b07')),
  files: v.record(v.string(), integritySchema),
  /** The file that the browser loads first; for a remote, the federation container. */
  entry: v.string(),
  /** Browser files by chunk name, including the entry and the exposed module. Paths are as in `files`. */
  chunks: v.record(v.string(), chunk),
  /** File of the Node build, which runs only while prerendering. */
  node: v.string(),
  /** Federation singletons: the exact versions that the shell provides, or the ranges that a remote requires. */
  shares: v.record(v.string(), v.string()),
  /** Content hash: ten hex digits of a SHA-256 over all files except compressed copies. The version number does not affect it. */
  content: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/, 'is not ten hex digits')),
  /** Git commit, and whether the working tree was clean. Absent outside a repository. */
  source: v.exactOptional(
    v.strictObject({ commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/)), clean: v.boolean() }),
  ),
  /** `sha256-…` over all other fields (`addSeal` in the platform). */
  seal: integritySchema,
});

export type Release = v.InferOutput<typeof releaseSchema>;

/** Parses a release strictly. Refuses a release that refers to a file missing from `files`. */
export function parseRelease(input: unknown, file: string): Release {
  const again = 'Build and publish the release again.';
  const release = parseStored(releaseSchema, input, file, again);
  const named = [
    release.entry,
    release.node,
    ...Object.values(release.chunks).flatMap(({ js, css }) => [...js, ...css]),
  ];
  const missing = named.filter((name) => !Object.hasOwn(release.files, name));
  if (missing.length > 0)
    throw new InvalidInputError({
      what: `${file} is invalid.\n`,
      fact: `  files: lacks ${missing.join(', ')}\n`,
      nextStep: again,
    });
  return release;
}
