import { expect, it } from 'vitest';
import { describeHosts } from '../../../test/matrix/hosts.ts';
import { composeNewsSite } from '../../../test/newsSite.ts';
import { promote } from '../../release/promote.ts';

describeHosts(
  (_, start) => {
    it('gives a page whole and of one release at each read while exports replace each other', async () => {
      const { store } = await composeNewsSite();
      const host = await start(store);
      const seen = { missing: 0, mixed: 0, versions: new Set<string>() };
      let changing = true;
      const read = async () => {
        while (changing) {
          const { status, body } = await host.ask('/news');
          const versions = new Set(body.toString().match(/(?<=<h1>|"news":")[\d.]+/g));
          if (status !== 200) seen.missing += 1;
          if (versions.size !== 1) seen.mixed += 1;
          for (const version of versions) seen.versions.add(version);
        }
      };
      const readers = Promise.all([read(), read()]);
      try {
        for (const version of ['2.0.0', '1.1.0', '2.0.0', '1.1.0']) {
          await promote({ store, release: { name: 'news', version } });
          await host.exported?.again();
        }
      } finally {
        changing = false;
        await readers.finally(host.stop);
      }
      expect(seen).toEqual({ missing: 0, mixed: 0, versions: new Set(['1.1.0', '2.0.0']) });
    });
  },
  ['nginx'],
);
