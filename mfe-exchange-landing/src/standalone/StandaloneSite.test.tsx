import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSite } from 'shared/site';
import { expect, it } from 'vitest';
import { StandaloneSite } from './StandaloneSite.tsx';

it('tells the Ukrainian document that its language was chosen, so that nothing is guessed there', () => {
  const html = renderToStaticMarkup(<StandaloneSite language="en" site={defaultSite} />);
  expect(html).toContain('href="/#ua"');
});
