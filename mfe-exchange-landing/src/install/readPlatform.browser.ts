import type { PlatformFacts } from './platform.ts';

/** The part of User-Agent Client Hints that we use; TypeScript's DOM library lacks the type. */
interface UserAgentData {
  readonly platform: string;
  getHighEntropyValues(hints: readonly string[]): Promise<{ readonly bitness?: string; readonly wow64?: boolean }>;
}

/** Reads the browser's data about its system. Refused hints count as missing. */
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
