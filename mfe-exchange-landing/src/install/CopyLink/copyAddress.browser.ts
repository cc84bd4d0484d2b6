/** Copies the page's address without the fragment. Returns `false` if the browser refuses. */
export async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.origin + location.pathname);
    return true;
  } catch {
    // Insecure contexts have no clipboard, and a visitor may have denied access. The address bar still shows the address.
    return false;
  }
}
