import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const Pair = ({ children }: { readonly children: readonly React.ReactNode[] }) => <p>{children}</p>;
const nothing = () => null;

it('neighbouring elements get a space between them, in nested lists too', () => {
  expect(
    renderToStaticMarkup(
      <ol>
        {['a', 'b'].map((name) => (
          <li key={name}>
            <b>{name}</b>
            <i>{name}</i>
          </li>
        ))}
        <li>c</li>
      </ol>,
    ),
  ).toBe('<ol><li><b>a</b> <i>a</i></li> <li><b>b</b> <i>b</i></li> <li>c</li></ol>');
  expect(
    renderToStaticMarkup(
      <Pair>
        <b>a</b>
        <i>b</i>
      </Pair>,
    ),
  ).toBe('<p><b>a</b> <i>b</i></p>');
});

it('no space is added next to text, empty children or parts of one word', () => {
  expect(
    renderToStaticMarkup(
      <p>
        {'a'}
        {nothing()}
        <b>b</b>, <i>c</i>
        {0}
        <b>d</b>
        {''}
        <i>e</i>
      </p>,
    ),
  ).toBe('<p>a<b>b</b>, <i>c</i>0<b>d</b><i>e</i></p>');
});

it('a table cell gets the space at its end, because rows allow none between cells', () => {
  expect(
    renderToStaticMarkup(
      <table>
        <tbody>
          <tr>
            <th>a</th>
            <td>
              <b>b</b>
            </td>
          </tr>
        </tbody>
      </table>,
    ),
  ).toBe('<table><tbody><tr><th>a </th><td><b>b</b> </td></tr></tbody></table>');
});

it('a child keeps its index when an optional child before it appears', () => {
  const placesWith = (first: React.ReactNode) => {
    const { children } = (
      <p>
        {first}
        <b>b</b>
        <i>c</i>
      </p>
    ).props as { readonly children: readonly React.ReactNode[] };
    return children.map((child) => (typeof child === 'object' ? (child as React.JSX.Element | null)?.type : child));
  };
  expect(placesWith(null)).toEqual([undefined, undefined, 'b', ' ', 'i']);
  expect(placesWith(<u>a</u>)).toEqual(['u', ' ', 'b', ' ', 'i']);
});
