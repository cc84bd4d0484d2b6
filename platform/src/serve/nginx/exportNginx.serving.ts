import { expect, it, onTestFinished } from 'vitest';
import { describeHosts } from '../../../test/matrix/hosts.ts';
import { composeNewsSite } from '../../../test/newsSite.ts';
import { readPagesDuring } from '../../../test/readPagesDuring.ts';
import { promote } from '../../release/promote.ts';

describeHosts(
  (_, start) => {
    it('every page is complete and of one release while exports replace each other', async () => {
      const { store } = await composeNewsSite();
      const host = await start(store);
      onTestFinished(host.stop);
      const seen = await readPagesDuring(host.ask, ['/news', '/news'], async () => {
        for (const version of ['2.0.0', '1.1.0', '2.0.0', '1.1.0']) {
          await promote({ store, release: { name: 'news', version } });
          await host.exported?.again();
        }
      });
      expect(seen).toMatchObject({ missing: 0, mixed: 0, versions: new Set(['1.1.0', '2.0.0']) });
    });
  },
  ['nginx'],
);
