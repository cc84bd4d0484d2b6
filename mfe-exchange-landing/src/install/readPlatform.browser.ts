import type { PlatformFacts } from './platform.ts';

/** The part of User-Agent Client Hints that is read here; TypeScript's DOM library does not know them. */
interface UserAgentData {
  readonly platform: string;
  getHighEntropyValues(hints: readonly string[]): Promise<{ readonly bitness?: string; readonly wow64?: boolean }>;
}

/** Asks the browser about its system. Hints that are refused are hints that are missing. */
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
