/** Opens a page as a visitor whom nobody has seen before. @returns the name of the view */
export async function visit(url: string): Promise<string> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return /^view;desc="(.{36})"/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '';
}
