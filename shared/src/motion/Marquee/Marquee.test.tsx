// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hydrate } from '../../testing/hydrate.suite.ts';
import { Marquee } from './Marquee.tsx';

it('repeats its children four times where script runs, three of them for the eye only', async () => {
  const { app, unmount } = await hydrate(
    <Marquee words={{ label: 'Clients', pause: 'Pause' }}>
      <a href="/case">Case</a>
    </Marquee>,
  );
  const groups = [...app.querySelectorAll('[role="group"] > *')];
  // The children stand second: what has passed the row's beginning is seen to leave it.
  expect(groups.map((group) => group.matches('[aria-hidden="true"][inert]'))).toEqual([true, false, true, true]);
  expect(app.querySelectorAll('a')).toHaveLength(4);
  await unmount();
});
