import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field } from './Field.tsx';

it('a field connects its input to its label, hint and error', () => {
  const $ = load(
    renderToStaticMarkup(<Field id="email" label="Email" hint="For our answer" error="Check the address." />),
  );
  expect($('label').attr('for')).toBe('email');
  expect($('input').attr('aria-invalid')).toBe('true');
  const said = ($('input').attr('aria-describedby') ?? '').split(' ').map((id) => $(`[id="${id}"]`).text());
  expect(said).toEqual(['Check the address.', 'For our answer']);
});

it('a field is an input or a textarea, and has no error attributes without an error', () => {
  const one = load(renderToStaticMarkup(<Field label="Name" type="email" required />));
  expect(one('input').attr()).toMatchObject({ type: 'email', required: '' });
  expect(one('input').attr('aria-invalid')).toBeUndefined();
  expect(one('input').attr('aria-describedby')).toBeUndefined();
  expect(load(renderToStaticMarkup(<Field label="Message" rows={4} />))('textarea').attr('rows')).toBe('4');
});
