import { Link } from 'shared/navigation';

/** Targets of a text's links, by the names they have in it. */
export type LinkTargets = Readonly<Record<string, string>>;

/**
 * A text with links in it: `write to <mail>hello@…</mail>`. i18next's own `Trans` would bring a parser of HTML into what every page shares.
 * @throws Error if the text names a link that is not there
 */
export function TextWithLinks({ text, links }: { readonly text: string; readonly links: LinkTargets }) {
  // Text, name, words, text, name, words, text …
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    const [name, words] = parts.slice(index - 1);
    if (index % 3 === 0) return part;
    if (index % 3 === 1 || !name) return null;
    const href = links[name];
    if (href === undefined) throw new Error(`The text "${text}" names a link <${name}>; there is no such one.`);
    return <LinkTo key={index} href={href} words={words ?? ''} />;
  });
}

function LinkTo({ href, words }: { readonly href: string; readonly words: string }) {
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}
