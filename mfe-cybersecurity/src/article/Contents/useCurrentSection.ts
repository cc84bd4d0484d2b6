import { useEffect, useState } from 'react';
import { currentSection, readingLine } from './currentSection.ts';

/** Higher than any article, in pixels. */
const wholePage = 100_000;

/** The section that is being read, as script finds out; none in the prerendered page. The ids are those of one article. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const order = all.split(' ');
    const begun = new Set<string>();
    // All that lies above the line is met, however far: so a section has begun while it is met, and a jump misses none.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(currentSection(order, begun));
      },
      { rootMargin: `${wholePage}px 0px -${(1 - readingLine) * 100}% 0px` },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
