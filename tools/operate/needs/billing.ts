import type { Need } from './need';

export const billing: Need = {
  what: 'The project is on the Blaze plan',
  async missing({ google, project }) {
    const info = await google.ask<{ billingEnabled?: boolean }>(
      'cloudbillingOrigin',
      'GET',
      `/v1/projects/${project}/billingInfo`,
    );
    return info.billingEnabled ? [] : ['functions need a billing account'];
  },
  byHand: 'Firebase console → Usage and billing → Details & settings → Modify plan → Blaze. Set a budget alert there.',
};
