import type { inView as InView } from 'framer-motion/dom';

/** Root margin of the reading line, 30 % of the window from its top. Sections far above it still count as met. */
const readingLine = '100000px 0px -70%';

/**
 * Marks in tables of contents the link to what is being read: the last section whose beginning has passed the reading line. None
 * before the first. A table that a `details` right before it opens is closed by choosing.
 * @param inView framer-motion's, of whoever asks: one copy is on the page already
 */
export function followContents(tables: readonly HTMLElement[], inView: typeof InView): void {
  for (const table of tables) {
    const opens = table.previousElementSibling;
    if (opens instanceof HTMLDetailsElement) {
      const choose = ({ target }: Event) => {
        if (table.contains((target as Element).closest('a'))) opens.open = false;
        // Its page has gone.
        else if (!table.isConnected) removeEventListener('click', choose, true);
      };
      // Capturing: where a page is not hydrated, the frame stops a press on its way.
      addEventListener('click', choose, true);
    }
    const begun = new Set<Element>();
    const links = [...table.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
      const section = document.getElementById(link.hash.slice(1));
      return section ? [{ link, section }] : [];
    });
    const mark = () => {
      const current = links.findLast(({ section }) => begun.has(section));
      for (const { link } of links) {
        if (link === current?.link) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    };
    inView(
      links.map(({ section }) => section),
      (section) => {
        begun.add(section);
        mark();
        return () => {
          begun.delete(section);
          mark();
        };
      },
      { margin: readingLine },
    );
  }
}
