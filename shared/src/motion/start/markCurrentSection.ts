import type { inView as InView } from 'framer-motion/dom';

/** Root margin of the reading line, at 30 % of the window. Sections far above it count as passed. */
const readingLine = '100000px 0px -70%';

/**
 * Marks the current section in tables of contents: the last one whose start has passed the reading line; none before the first. A choice
 * closes the `details` that opens the table.
 * @param inView function of framer-motion, which the caller has already
 */
export function markCurrentSection(tables: readonly HTMLElement[], inView: typeof InView): void {
  for (const table of tables) {
    const disclosure = table.previousElementSibling;
    if (disclosure instanceof HTMLDetailsElement) {
      const closeOnChoice = ({ target }: Event) => {
        if (table.contains((target as Element).closest('a'))) disclosure.open = false;
        // The page has gone.
        else if (!table.isConnected) removeEventListener('click', closeOnChoice, true);
      };
      // Capturing: before hydration the frame stops clicks on their way.
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
