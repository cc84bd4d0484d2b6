// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hydrate } from '../../testing/hydrate.suite.ts';
import { Marquee } from './Marquee.tsx';

it('a hydrated marquee repeats its children four times, three of them inert', async () => {
  const { app, unmount } = await hydrate(
    <Marquee words={{ label: 'Clients', pause: 'Pause' }}>
      <a href="/case">Case</a>
    </Marquee>,
  );
  const groups = [...app.querySelectorAll('[role="group"] > *')];
  // Expects the original content in the second group, after one copy.
  expect(groups.map((group) => group.matches('[aria-hidden="true"][inert]'))).toEqual([true, false, true, true]);
  expect(app.querySelectorAll('a')).toHaveLength(4);
  await unmount();
});
