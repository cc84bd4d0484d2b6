/** In hundredths of the stone's width and of the label's height: how far the water's edge is from the top, and how high its waves are. */
const shore = { level: 19, high: 9 };
const steps = 16;

const edge = (seed: number, lead: number): string =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const x = (step / steps) * 100;
    const wave = 0.72 * Math.sin(x * 0.083 + seed * 2.1) + 0.28 * Math.sin(x * 0.19 + seed * 4.7);
    // The further ahead, the calmer.
    return `${x} ${(shore.level - lead + shore.high * wave * (1 - lead * 0.04)).toFixed(1)}`;
  }).join('L');

/** Where a stone is wet: the water that has come up it, with a line ahead of its edge. Each stone has waves of its own. */
export function wash(seed: number, water: string, foam: string): string {
  const line = `<path d='M${edge(seed, 6)}' fill='none' stroke='${foam}' stroke-opacity='.6' stroke-width='1.25' vector-effect='non-scaling-stroke'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'><path d='M0 100L${edge(seed, 0)}V100z' fill='${water}'/>${line}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%2F', '/').replaceAll('%3D', '=')}")`;
}
