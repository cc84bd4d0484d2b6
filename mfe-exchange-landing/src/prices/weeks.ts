/** A week of each row, as parts of its range: seven days, the last one now. Sample data, like the prices. */
export const weeks: Readonly<Record<string, readonly number[]>> = {
  btc: [0.2, 0.34, 0.28, 0.52, 0.47, 0.72, 0.88],
  eth: [0.35, 0.3, 0.48, 0.44, 0.6, 0.58, 0.76],
  xrp: [0.8, 0.72, 0.76, 0.6, 0.52, 0.56, 0.4],
  usdt: [0.5, 0.52, 0.49, 0.51, 0.5, 0.5, 0.52],
  sol: [0.1, 0.26, 0.22, 0.45, 0.62, 0.8, 0.95],
  market: [0.3, 0.36, 0.42, 0.4, 0.55, 0.6, 0.7],
  altcoin: [0.6, 0.55, 0.62, 0.5, 0.48, 0.5, 0.44],
};
