import type { LinkProps } from 'shared/navigation';
import { renderPage } from 'shared/testing';
import { expect, it, vi } from 'vitest';
import { remote } from '../../remote.ts';

// What a link does on a click cannot be read from its HTML, so this one writes down how it was asked to navigate.
vi.mock('shared/navigation', async (original) => ({
  ...(await original<typeof import('shared/navigation')>()),
  Link: ({ to, loadsDocument = false, children }: LinkProps) => (
    <a href={to} data-loads-document={loadsDocument}>
      {children}
    </a>
  ),
}));

it.each(['/services/digital-marketing', '/services/cms-framework'] as const)(
  'the cards of %s load a document, as no other link of the page does',
  async (path) => {
    const { $ } = await renderPage(remote, path, 'ua');
    expect($('#cards a')).toHaveLength(4);
    expect($('#cards a[data-loads-document="true"]')).toHaveLength(4);
    expect($('a[data-loads-document="true"]')).toHaveLength(4);
  },
);
