import type { inView as InView } from 'framer-motion/dom';

/** Root margin of the reading line, 30 % of the window from its top. Sections far above it still count as met. */
const readingLine = '100000px 0px -70%';

/**
 * Marks in tables of contents the link to what is being read: the last section whose beginning has passed the reading line. None
 * before the first. A table that a `details` right before it opens is closed by choosing.
 * @param inView framer-motion's, passed by the caller: one copy is on the page already
 */
export function markCurrentSection(tables: readonly HTMLElement[], inView: typeof InView): void {
  for (const table of tables) {
    const disclosure = table.previousElementSibling;
    if (disclosure instanceof HTMLDetailsElement) {
      const closeOnChoice = ({ target }: Event) => {
        if (table.contains((target as Element).closest('a'))) disclosure.open = false;
        // Its page has gone.
        else if (!table.isConnected) removeEventListener('click', closeOnChoice, true);
      };
      // Capturing: where a page is not hydrated, the frame stops a press on its way.
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
