import { renderToStaticMarkup } from 'react-dom/server';
import { defaultSite } from 'shared/site';
import { expect, it } from 'vitest';
import { StandaloneSite } from './StandaloneSite.tsx';

it('the link to the Ukrainian document carries the choice of language', () => {
  const html = renderToStaticMarkup(<StandaloneSite language="en" site={defaultSite} />);
  expect(html).toContain('href="/#ua"');
});
