import { inLanguage } from '@nexus/domain/pages/in-language';
import { currentLanguage } from './language';

let isOnPurpose = false;

/** Whether the page is being left by our own doing, with everything typed kept: nobody is asked then. */
export function isLeavingOnPurpose(): boolean {
  return isOnPurpose;
}

/** Loads this page anew, once what was typed is kept. */
export async function reloadPage(): Promise<void> {
  await keepTyped();
  location.reload();
}

/** Opens `path` as a whole new page: somebody else is signed in, so nothing of the first person stays on screen or in memory. */
export async function startOver(path: string): Promise<void> {
  const root = document.getElementById('root');
  if (root) root.hidden = true;
  await keepTyped();
  location.replace(inLanguage(path, currentLanguage()));
}

async function keepTyped(): Promise<void> {
  isOnPurpose = true;
  const { draftsKept } = await import('./drafts');
  await draftsKept();
}
