/**
 * Loads a module with its integrity value. `import()` of the same URL then runs exactly those bytes, from the browser's module map. A
 * script element does it, because every engine honours its `integrity` (WebKit ignores it on `modulepreload`). The early evaluation has no
 * effect, because a chunk only registers factories.
 */
export function verifyModule(url: string, integrity: string): Promise<void> {
  const address = new URL(url, location.href).href;
  const verification = verifications.get(address);
  if (verification) return verification;
  const verified = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    // Sets `crossorigin=""`, which means `anonymous`.
    script.crossOrigin = '';
    // Sets no integrity in development, because a file may be rebuilt while the page loads. Its hash would not match.
    if (process.env.NODE_ENV !== 'development') script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => {
      verifications.delete(address);
      reject(new Error(`${address} did not arrive, or is not what is pinned.`));
    };
    script.src = createTrustedUrl(address);
    document.head.append(script);
  });
  verifications.set(address, verified);
  return verified;
}

const verifications = new Map<string, Promise<void>>();

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let policy: { createScriptURL(url: string): string } | undefined;

/** Allows only release files of this site as scripts (Trusted Types policy `pin`). */
function createTrustedUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // Creates the policy on first use, because many pages never load a chunk.
  policy ??= trustedTypes?.createPolicy('pin', rules) ?? rules;
  return policy.createScriptURL(address);
}

const rules = { createScriptURL: checkReleaseUrl };

function checkReleaseUrl(address: string): string {
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin || !/^\/(r|dev)\//.test(pathname)) {
    throw new TypeError(`${address} is of no release.`);
  }
  return address;
}
