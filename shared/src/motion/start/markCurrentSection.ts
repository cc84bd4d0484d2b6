import type { inView as InView } from 'framer-motion/dom';

/** Root margin of a line at 30 % of the viewport's height. Sections far above it count as passed. */
const readingLine = '100000px 0px -70%';

/**
 * Marks the current section in tables of contents: the last one whose start has passed the line; none before the first. A click on an entry
 * closes the `details` element that opens the table.
 * @param inView framer-motion's function, passed so that this module does not import it
 */
export function markCurrentSection(tables: readonly HTMLElement[], inView: typeof InView): void {
  for (const table of tables) {
    const disclosure = table.previousElementSibling;
    if (disclosure instanceof HTMLDetailsElement) {
      const closeOnChoice = ({ target }: Event) => {
        if (table.contains((target as Element).closest('a'))) disclosure.open = false;
        // The visitor has left the page.
        else if (!table.isConnected) removeEventListener('click', closeOnChoice, true);
      };
      // Captures the click: before hydration the frame stops its propagation.
      addEventListener('click', closeOnChoice, true);
    }
    const startedSections = new Set<Element>();
    const links = [...table.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
      const section = document.getElementById(link.hash.slice(1));
      return section ? [{ link, section }] : [];
    });
    const markCurrent = () => {
      const current = links.findLast(({ section }) => startedSections.has(section));
      for (const { link } of links) {
        if (link === current?.link) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    };
    inView(
      links.map(({ section }) => section),
      (section) => {
        startedSections.add(section);
        markCurrent();
        return () => {
          startedSections.delete(section);
          markCurrent();
        };
      },
      { margin: readingLine },
    );
  }
}
