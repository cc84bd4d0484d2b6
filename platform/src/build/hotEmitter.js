// Development only: every build on a page hears of a newer state from one place. A build that comes late hears of the newest at once: what it
// was loaded with may be older.
const page = globalThis.__hot ?? { listeners: [], newest: undefined };
globalThis.__hot = page;

export const emitter = {
  on(_name, listener) {
    page.listeners.push(listener);
    if (page.newest !== undefined) listener(page.newest);
  },
  emit(_name, newest) {
    page.newest = newest;
    for (const listener of page.listeners) listener(newest);
  },
};
