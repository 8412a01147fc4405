import { deviceOf } from '../sign-in/device';
import type { SignInFrom } from '../store/accounts/sign-ins';

/** Where a sign-in comes from, as far as its request tells. */
export function signedInFrom(request: Request, key = ''): SignInFrom {
  return { ...deviceOf(request.headers.get('user-agent')), key };
}
