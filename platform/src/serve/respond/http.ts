/** What a body may be packed with. */
export type Encoding = 'br' | 'gzip';

/** The encodings of ours that a client takes, best first. `q=0` refuses. Only what is named counts: `*` may stand for anything. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
    if (name.trim() !== '') weights.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  return (['br', 'gzip'] as const).filter((name) => (weights.get(name) ?? 0) > 0);
}

/** The end of a packed twin's name. */
export const twinSuffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
