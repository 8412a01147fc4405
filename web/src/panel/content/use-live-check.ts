import { useEffect, useState } from 'react';
import { visibilityField, type Resource } from '@nexus/domain/resources/resource';
import { requestJson } from '../../lib/request';
import type { ContentDocument } from './content-api';

const PAUSE = 3_000;
const PATIENCE = 120_000;

/** Whether visitors already get what was saved: asked of the public address, as they would, until it is so. */
export function useLiveCheck(resource: Resource, saved: ContentDocument | undefined): 'waiting' | 'live' | undefined {
  const [state, setState] = useState<'waiting' | 'live'>();
  useEffect(() => {
    setState(undefined);
    const flag = visibilityField(resource);
    if (!saved || (flag && saved[flag] !== true)) return undefined;
    const wanted = String(saved['updatedAt'] ?? '');
    const path = `/api/${resource.name}${resource.kind === 'singleton' ? '' : `/${saved.id}`}?lang=en`;
    const deadline = Date.now() + PATIENCE;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      const answer = await requestJson<Record<string, unknown>>(path, { cache: 'no-store' }).catch(() => undefined);
      if (isGone) return;
      if (answer && String(answer['updatedAt']) >= wanted) return setState('live');
      // What takes longer than was said is not promised any more.
      if (Date.now() >= deadline) return setState(undefined);
      timer = setTimeout(() => void ask(), PAUSE);
    };
    setState('waiting');
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [resource, saved]);
  return state;
}
