/** Finds lines that end with a one-letter word, if the block continues on the next line. Runs in the browser. */
export function findHangingWords(): string[] {
  const range = document.createRange();
  const boxOf = (text: Node, at: number): DOMRect | undefined => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getClientRects()[0];
  };
  const blockOf = ({ parentElement: element }: Node): Element | null => {
    let block = element;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    return block;
  };
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let letter: { text: Node; at: number } | undefined;
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const [above, below] = letter ? [boxOf(letter.text, letter.at), boxOf(text, index)] : [];
      if (letter && above && below && below.top > above.top + above.height / 2) {
        const block = blockOf(text);
        if (block === blockOf(letter.text) && (block?.clientWidth ?? 0) > 2)
          faults.push(`"${letter.text.textContent?.slice(0, letter.at + 1).slice(-30)}" ends a line`);
      }
      letter = /^[«“(]*\p{L}$/u.test(word) ? { text, at: index + word.length - 1 } : undefined;
    }
  return faults;
}
