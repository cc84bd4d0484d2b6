import type { inView as InView } from 'framer-motion/dom';

/** Root margin that reduces the viewport to its top 30 %. The large top margin makes all sections above the viewport count as passed. */
const readingLine = '100000px 0px -70%';

/**
 * Marks the current section in tables of contents: the last section whose start is in the top 30 % of the viewport or above; none before
 * the first section. A click on an entry closes the `details` element that opened the table.
 * @param inView framer-motion's function; a parameter, so that this chunk does not contain framer-motion
 */
export function markCurrentSection(tables: readonly HTMLElement[], inView: typeof InView): void {
  for (const table of tables) {
    const disclosure = table.previousElementSibling;
    if (disclosure instanceof HTMLDetailsElement) {
      const closeOnChoice = ({ target }: Event) => {
        if (table.contains((target as Element).closest('a'))) disclosure.open = false;
        else if (!table.isConnected) removeEventListener('click', closeOnChoice, true);
      };
      // Listens in the capture phase, because before hydration the frame stops the propagation of clicks.
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
