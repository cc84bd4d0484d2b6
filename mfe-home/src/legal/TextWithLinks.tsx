import { Link } from 'shared/navigation';

/** Targets of a text's links, by the names of the tags in the text. */
export type LinkTargets = Readonly<Record<string, string>>;

/**
 * Renders a text with links: `write to <mail>hello@…</mail>`. i18next's `Trans` would add an HTML parser to the code that all pages share.
 * @throws Error if the text contains a tag that `links` lacks
 */
export function TextWithLinks({ text, links }: { readonly text: string; readonly links: LinkTargets }) {
  // After `split`, the parts repeat in threes: text, name of the link, text of the link.
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
