import { useSyncExternalStore } from 'react';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import { rememberAs } from './browser-storage';

export type Theme = 'light' | 'dark';
const listeners = new Set<() => void>();

/** The theme that is shown, and how to change it. The choice is kept in this browser; light is the default. */
export function useTheme(): { theme: Theme; toggle(): void } {
  const theme = useSyncExternalStore(subscribe, current, () => 'light' as Theme);
  return { theme, toggle: () => show(theme === 'light' ? 'dark' : 'light') };
}

function current(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  rememberAs(BROWSER_KEYS.theme, theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
