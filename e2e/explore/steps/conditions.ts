import { faults, targets } from '../../faults/Fault.ts';
import { heights, widths } from '../widths.ts';
import type { Step } from './Step.ts';

const resize: Step = {
  name: 'resize',
  weight: 2,
  when: ({ lost }) => !lost,
  async take({ page }, expected, { which }) {
    const others = widths.filter((width) => width !== expected.width);
    const width = others[which % others.length] ?? 1440;
    await page.setViewportSize({ width, height: heights[width] });
    expected.width = width;
    return { said: `makes the window ${width} pixels wide`, promised: {} };
  },
};

const scroll: Step = {
  name: 'scroll',
  weight: 3,
  when: ({ lost, offers }) => !lost && offers.open === undefined,
  async take({ page }, _expected, { which }) {
    const [name, share] = (
      [
        ['to its end', 1],
        ['to its middle', 0.5],
        ['to its top', 0],
      ] as const
    )[which % 3] ?? ['', 0];
    await page.evaluate(
      (share) =>
        Object.assign(document.documentElement, {
          scrollTop: (document.documentElement.scrollHeight - innerHeight) * share,
        }),
      share,
    );
    return { said: `scrolls ${name}`, promised: {} };
  },
};

const offline: Step = {
  name: 'offline',
  weight: 1,
  when: ({ lost, online }) => !lost && online,
  async take({ page, explained }, expected) {
    explained.push(/net::ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    expected.online = false;
    return { said: 'goes offline', promised: {} };
  },
};

const online: Step = {
  name: 'online',
  weight: 6,
  when: ({ online }) => !online,
  async take({ page }, expected) {
    await page.context().setOffline(false);
    expected.online = true;
    if (!expected.lost) return { said: 'comes online', promised: {} };
    expected.lost = false;
    // The browser may do so by itself, and first.
    await page.reload({ waitUntil: 'commit' }).catch(() => {});
    return { said: "comes online, and reloads the browser's own page", promised: {} };
  },
};

const remotes = targets.filter(({ isRemote }) => isRemote).map(({ name }) => name);
/** Of all that can be wrong on the wire: what says so at once, and what hangs. */
const onTheWire = faults.filter(({ name }) =>
  ['404', '503', 'reset', 'truncated', 'altered', 'web page', 'wrong type', 'hang'].includes(name),
);

const begin: Step = {
  name: 'fault',
  weight: 2,
  when: ({ lost, online, fault }) => !lost && online && fault === undefined,
  async take(visitor, expected, { which }) {
    const remote = remotes[which % remotes.length] ?? 'home';
    const { name, wire, said } = onTheWire[which % onTheWire.length] ?? {};
    if (!name || !wire) return;
    if (said) visitor.explained.push(said);
    visitor.mend = visitor.proxy.use(new RegExp(`^/r/${remote}/.*\\.js`), wire);
    expected.fault = name;
    return { said: `meets a fault from now on: scripts of ${remote} are answered by "${name}"`, promised: {} };
  },
};

const end: Step = {
  name: 'fault ends',
  weight: 4,
  when: ({ fault }) => fault !== undefined,
  async take(visitor, expected) {
    visitor.mend();
    expected.fault = undefined;
    return { said: 'meets that fault no more', promised: {} };
  },
};

const release: Step = {
  name: 'release',
  weight: 1,
  when: ({ released, online, fault }) => !released && online && fault === undefined,
  async take(visitor, expected) {
    await visitor.release();
    expected.released = true;
    return { said: 'has another release of every remote made live meanwhile', promised: {} };
  },
};

export const conditions: readonly Step[] = [resize, scroll, offline, online, begin, end, release];
