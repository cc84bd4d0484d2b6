// Development only: one emitter announces newer builds to all builds on a page. A build that loads later gets the newest hash at once,
// because it may be older.
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
