import type { Contract } from '@nexus/domain/contract/index';
import type { AnswerOf } from '@nexus/domain/contract/route';
import { api } from './api-client';

export type ClientConfig = AnswerOf<Contract['readClientConfig']>;

let asked: Promise<ClientConfig> | undefined;

/** How this browser reaches Firebase: asked for once, beside the code that needs it. @throws ApiError */
export function clientConfig(): Promise<ClientConfig> {
  asked ??= api('GET /api/client-config').catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
