/** Puts the page's address, without the fragment, on the clipboard; `false` where the browser refuses. */
export async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    return true;
  } catch {
    // No clipboard outside secure contexts, and a visitor may have refused it: the address bar still shows the address.
    return false;
  }
}
