import { auth } from '../../../functions/src/firebase';
import { inBatches } from '../../../functions/src/store/kernel/batches';

/** As many as Firebase lists, and takes, at once. */
const AT_ONCE = 1_000;

/** What somebody signs in with, without their password. */
export interface Account {
  uid: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  disabled: boolean;
  customClaims?: Record<string, unknown>;
}

/** Every account, by id. */
export async function readAccounts(): Promise<Account[]> {
  const accounts: Account[] = [];
  let token: string | undefined;
  do {
    const { users, pageToken } = await auth().listUsers(AT_ONCE, token);
    for (const { uid, email, emailVerified, displayName, disabled, customClaims } of users) {
      const hasClaims = customClaims !== undefined && Object.keys(customClaims).length > 0;
      accounts.push({
        uid,
        ...(email && { email }),
        emailVerified,
        ...(displayName && { displayName }),
        disabled,
        ...(hasClaims && { customClaims }),
      });
    }
    token = pageToken;
  } while (token);
  return accounts.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
}

/** @throws Error where Firebase refuses one */
export async function storeAccounts(accounts: readonly Account[]): Promise<void> {
  for (const some of inBatches(accounts, AT_ONCE)) {
    const { errors } = await auth().importUsers(some);
    if (errors.length > 0) throw new Error(`${errors.length} accounts were refused: ${errors[0]?.error.message}`);
  }
}
