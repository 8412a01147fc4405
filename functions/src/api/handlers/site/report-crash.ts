import type { Contract } from '@nexus/domain/contract/index';
import { log, redacted } from '../../../log';
import { HOUR } from '../../../store/kernel/limiter';
import { limitCaller } from '../../form-guard';
import type { Handler } from '../../call';

export const reportCrash: Handler<Contract['reportCrash']> = async ({ body, request, requestId }) => {
  await limitCaller(request, 'crash', { count: 10, window: HOUR });
  log('WARNING', 'browser crash', {
    requestId,
    page: redacted(body.path.split(/[?#]/)[0] ?? ''),
    error: redacted(body.message),
    trace: redacted(body.stack),
  });
};
