import type { Contract } from '@nexus/domain/contract/index';
import { log, redacted } from '../../../log';
import { clientOf } from '../../form-guard';
import { limit } from '../../../store/limiter';
import type { Handler } from '../../call';

export const reportCrash: Handler<Contract['reportCrash']> = async ({ body, request, requestId }) => {
  await limit({ purpose: 'crash', subject: clientOf(request), most: 10, windowSeconds: 3_600 });
  const { pathname } = new URL(body.path, 'https://any.example');
  log('WARNING', 'browser crash', {
    requestId,
    page: redacted(pathname),
    error: redacted(body.message),
    trace: redacted(body.stack),
  });
};
