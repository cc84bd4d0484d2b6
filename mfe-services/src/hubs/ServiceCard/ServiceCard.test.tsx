import { renderPage } from 'shared/testing';
import { expect, it } from 'vitest';
import { remote } from '../../remote.ts';

it.each(['/services/digital-marketing', '/services/cms-framework'] as const)(
  'only the four cards of %s load a document',
  async (path) => {
    const { $ } = await renderPage(remote, path, 'ua');
    expect($('#cards a')).toHaveLength(4);
    expect($('#cards a[data-loads-document]')).toHaveLength(4);
    expect($('a[data-loads-document]')).toHaveLength(4);
  },
);
