/** Support of the visitor's system by the app. `unknown` while prerendering and until the browser has been asked. */
export type PlatformSupport = 'unknown' | 'supported' | 'unsupported';

/** Facts from a browser about the system it runs on. The first three are User-Agent Client Hints; few browsers give them. */
export interface PlatformFacts {
  readonly platform?: string | undefined;
  readonly bitness?: string | undefined;
  /** A 32-bit browser on a 64-bit Windows. */
  readonly wow64?: boolean | undefined;
  readonly userAgent: string;
}

/** The app runs on 64-bit Windows (SPEC §4, download button). The hints decide; the user agent string where they are silent. */
export function detectSupport({ platform, bitness, wow64, userAgent }: PlatformFacts): 'supported' | 'unsupported' {
  if (platform && platform !== 'Windows') return 'unsupported';
  const is64Bit = bitness ? bitness === '64' || wow64 === true : isWindows64(userAgent);
  return (platform || isWindows(userAgent)) && is64Bit ? 'supported' : 'unsupported';
}

/** Consoles and phones call themselves Windows, too. */
const isWindows = (userAgent: string): boolean =>
  /\bWindows NT\b/.test(userAgent) && !/\b(Xbox|Windows Phone|IEMobile)\b/.test(userAgent);

const isWindows64 = (userAgent: string): boolean =>
  isWindows(userAgent) && /\b(Win64|WOW64|x64|ARM64)\b/.test(userAgent);
