/** The encodings of ours that a client takes, best first. `q=0` refuses; `*` stands for those not named. */
export function acceptedEncodings(header: string | undefined): readonly ('br' | 'gzip')[] {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
    if (name.trim() !== '') weights.set(name.trim(), quality === undefined ? 1 : Number(quality));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).filter(takes);
}
