/** Tells whether the app supports the visitor's system. `unknown` during prerendering and until the browser has answered. */
export type PlatformSupport = 'unknown' | 'supported' | 'unsupported';

/** Data that a browser gives about its system. The first three are User-Agent Client Hints, which few browsers provide. */
export interface PlatformFacts {
  readonly platform?: string | undefined;
  readonly bitness?: string | undefined;
  /** `true` for a 32-bit browser on 64-bit Windows. */
  readonly wow64?: boolean | undefined;
  readonly userAgent: string;
}

/** Detects 64-bit Windows, which the app needs (SPEC §4, download button). The hints decide; without hints, the user agent string decides. */
export function detectAppSupport({ platform, bitness, wow64, userAgent }: PlatformFacts): 'supported' | 'unsupported' {
  if (platform && platform !== 'Windows') return 'unsupported';
  const is64Bit = bitness ? bitness === '64' || wow64 === true : isWindows64(userAgent);
  return (platform || isWindows(userAgent)) && is64Bit ? 'supported' : 'unsupported';
}

/** Excludes consoles and phones, whose user agent strings also contain "Windows". */
const isWindows = (userAgent: string): boolean =>
  /\bWindows NT\b/.test(userAgent) && !/\b(Xbox|Windows Phone|IEMobile)\b/.test(userAgent);

const isWindows64 = (userAgent: string): boolean =>
  isWindows(userAgent) && /\b(Win64|WOW64|x64|ARM64)\b/.test(userAgent);
