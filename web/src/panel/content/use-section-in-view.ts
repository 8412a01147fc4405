import { useEffect, useState } from 'react';

/** Which of these elements is read now: the last one whose top has passed the upper third of the window. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const passed = all.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 3;
      });
      setCurrent(passed.at(-1) ?? all.split(' ')[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [all]);
  return current;
}
