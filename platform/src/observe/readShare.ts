/** A share of the views, 0 to 1, as a setting says it; undefined where that is none. None of the views by default. */
export function readShare(setting = '0'): number | undefined {
  const share = Number(setting);
  return setting.trim() !== '' && share >= 0 && share <= 1 ? share : undefined;
}
