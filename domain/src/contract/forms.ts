import { z } from 'zod';
import { language } from '../bilingual';
import { formGuard, submissionInput } from '../forms/submission-input';
import { LIMITS } from '../limits';
import { routes } from './route';

const token = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

export const formRoutes = routes({
  submitApplication: {
    method: 'POST',
    path: '/api/submissions',
    action: 'form.submit',
    body: submissionInput,
    bodyBytes: LIMITS.formBodyBytes,
    response: z.object({ id: z.string() }),
    status: 201,
    appCheck: true,
  },
  /** Sends a mail to confirm with. The answer is the same whether the address is known or not. */
  subscribe: {
    method: 'POST',
    path: '/api/newsletter',
    action: 'form.submit',
    body: z.strictObject({ email: z.email('email').max(LIMITS.textShort, 'tooLong'), language, ...formGuard }),
    bodyBytes: LIMITS.formBodyBytes,
    appCheck: true,
  },
  confirmSubscription: { method: 'POST', path: '/api/newsletter/confirm', action: 'form.submit', body: token },
  unsubscribe: { method: 'POST', path: '/api/newsletter/unsubscribe', action: 'form.submit', body: token },
});
