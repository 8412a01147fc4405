/** Not again within this time: what is missing then is missing for another reason, in milliseconds. */
const ONCE_IN = 60_000;
const KEY = 'nexus.releaseReload';

/**
 * A page that stays open while releases go out asks in the end for parts that are gone. Then it is taken anew, once, from
 * the address where one is. Somebody with unsaved words is asked first, by the screen that guards them. Where the network
 * is what fails, or only one part, the page stays as it is.
 * @param entry the address of this page's own first script
 */
export function watchRelease(entry: string): void {
  addEventListener('vite:preloadError', () => void reloadIfGone({ entry, reload: () => location.reload() }));
}

export async function reloadIfGone(given: {
  entry: string;
  reload: () => void;
  ask?: typeof fetch;
  kept?: Pick<Storage, 'getItem' | 'setItem'>;
  now?: number;
}): Promise<boolean> {
  const { entry, reload, ask = fetch, kept = sessionStorage, now = Date.now() } = given;
  if (now - Number(kept.getItem(KEY)) < ONCE_IN) return false;
  const answer = await ask(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.status !== 404) return false;
  kept.setItem(KEY, String(now));
  reload();
  return true;
}
