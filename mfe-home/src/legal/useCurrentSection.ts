import { useEffect, useState } from 'react';

/** The upper part of the window, in which a section counts as the one that is read. */
const readingBand = '0px 0px -70% 0px';

/** The id of the section that is being read. None before script runs. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const visible = new Set<string>();
    const all = list.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        // Between two of them the last one stays.
        setCurrent((before) => all.find((id) => visible.has(id)) ?? before);
      },
      { rootMargin: readingBand },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
}
