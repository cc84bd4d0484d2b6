import btc from './coins/btc.svg';
import eth from './coins/eth.svg';
import sol from './coins/sol.svg';
import usdt from './coins/usdt.svg';
import xrp from './coins/xrp.svg';

/** Icons of the coins, by the ids of the price rows. */
export const coinMarks: Readonly<Record<string, string>> = { btc, eth, xrp, usdt, sol };
