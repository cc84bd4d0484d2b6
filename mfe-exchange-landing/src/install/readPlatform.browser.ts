import type { PlatformFacts } from './platform.ts';

/** The used part of User-Agent Client Hints, which TypeScript's DOM library lacks. */
interface UserAgentData {
  readonly platform: string;
  getHighEntropyValues(hints: readonly string[]): Promise<{ readonly bitness?: string; readonly wow64?: boolean }>;
}

/** Asks the browser about its system. Refused hints count as missing. */
export async function readPlatform(): Promise<PlatformFacts> {
  const { userAgent, userAgentData } = navigator as Navigator & { readonly userAgentData?: UserAgentData };
  if (!userAgentData) return { userAgent };
  const { platform } = userAgentData;
  try {
    const { bitness, wow64 } = await userAgentData.getHighEntropyValues(['bitness', 'wow64']);
    return { platform, bitness, wow64, userAgent };
  } catch {
    return { platform, userAgent };
  }
}
