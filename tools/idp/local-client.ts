/** Our app at the local identity provider, as the real one is known to LinkedIn. */
export const LOCAL_CLIENT = { id: 'nexus-local', secret: 'local-identity-provider' };
