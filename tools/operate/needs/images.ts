import type { Operation } from '../google';
import { REGION, type Cloud, type Need } from './need';

/** Images of functions older than this are deleted, in seconds: releases that one can go back to are younger. */
const KEPT = `${30 * 86_400}s`;
/** Under this name firebase-tools looks for a policy; without one it refuses to go on after the functions. */
const POLICY = 'firebase-functions-cleanup';

interface Repository {
  cleanupPolicies?: Record<string, unknown>;
  labels?: Record<string, string>;
}

export const images: Need = {
  what: 'Old images of functions are deleted by themselves',
  async missing(cloud) {
    const found = await cloud.google.find<Repository>('artifactRegistryDomain', repository(cloud));
    if (!found) return ['no repository'];
    const isSettled = Object.keys(found.cleanupPolicies ?? {}).length > 0;
    return isSettled ? [] : ['no clean-up policy'];
  },
  async mend(cloud) {
    const { google } = cloud;
    const condition = { tagState: 'ANY', olderThan: KEPT };
    const body = { cleanupPolicies: { [POLICY]: { id: POLICY, action: 'DELETE', condition } } };
    if (await google.find('artifactRegistryDomain', repository(cloud))) {
      const updateMask = 'cleanupPolicies,cleanupPolicyDryRun';
      const given = { ...body, cleanupPolicyDryRun: false };
      await google.ask('artifactRegistryDomain', 'PATCH', repository(cloud), given, { updateMask });
      return;
    }
    // Functions would make it with the first of them, and by then it is too late for the pages.
    const parent = `/v1/projects/${cloud.project}/locations/${REGION}/repositories`;
    const begun = await google.ask<Operation>(
      'artifactRegistryDomain',
      'POST',
      parent,
      { ...body, format: 'DOCKER' },
      { repositoryId: 'gcf-artifacts' },
    );
    await google.done('artifactRegistryDomain', 'v1', begun);
  },
  byHand: `npx firebase functions:artifacts:setpolicy --location ${REGION} --days 30 --force`,
};

const repository = ({ project }: Cloud) => `/v1/projects/${project}/locations/${REGION}/repositories/gcf-artifacts`;
