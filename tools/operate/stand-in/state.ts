/** Where `firebase.json` says that functions are. */
export const REGION = 'europe-west1';

/** Who holds which role of something. */
export interface Policy {
  bindings: { role: string; members: string[] }[];
  etag: string;
}

/** A service of Cloud Run: a function and its revisions. */
export interface Service {
  metadata: { name: string; namespace: string; generation: number; resourceVersion: string; labels: object };
  spec: { traffic: { revisionName?: string; tag?: string; percent?: number; latestRevision?: boolean }[] };
  status: { latestReadyRevisionName: string };
}

/** A version of the site: its configuration, and its files as hashes by their paths. */
export interface Version {
  name: string;
  status: string;
  config: { rewrites?: { glob?: string; run?: { serviceId: string; tag?: string } }[]; headers?: unknown[] };
  files: Record<string, string>;
}

/** When a version went live. */
export interface Release {
  name: string;
  version: { name: string };
  type: string;
  message?: string;
}

/** A project as Google keeps it: what the console shows after it was made and put on the Blaze plan. */
export interface Project {
  id: string;
  number: string;
  address: string;
  isBilled: boolean;
  enabled: Set<string>;
  /** Project, service accounts and services, by their path. */
  policies: Map<string, Policy>;
  database: Record<string, unknown> | undefined;
  backupSchedules: Record<string, unknown>[];
  indexes: Map<string, { name: string; state: string; fields: unknown[]; queryScope: string }>;
  /** How often an index is asked after before it is built. */
  indexPatience: number;
  fields: Map<string, unknown>;
  repository: Record<string, unknown> | undefined;
  secrets: Map<string, { hasVersion: boolean; value: string }>;
  authentication: Record<string, unknown> | undefined;
  functions: Map<string, Record<string, unknown>>;
  /** Functions that cannot be made the first time, as one that listens to Firestore before Eventarc is ready. */
  failsOnce: Set<string>;
  services: Map<string, Service>;
  rulesets: string[];
  rules: Map<string, string>;
  jobs: Map<string, unknown>;
  versions: Map<string, Version>;
  /** What was uploaded, by its hash. */
  contents: Map<string, Buffer>;
  releases: Release[];
}

/** A project after it was made, with LinkedIn’s secret in it. */
export function emptyProject(id: string): Project {
  return {
    id,
    number: '4711',
    address: '',
    isBilled: true,
    enabled: new Set(['serviceusage.googleapis.com', 'cloudresourcemanager.googleapis.com']),
    policies: new Map(),
    database: undefined,
    backupSchedules: [],
    indexes: new Map(),
    indexPatience: 2,
    fields: new Map(),
    repository: undefined,
    secrets: new Map([['LINKEDIN_CLIENT_SECRET', { hasVersion: true, value: 'theirs' }]]),
    authentication: { authorizedDomains: ['localhost'] },
    functions: new Map(),
    failsOnce: new Set(),
    services: new Map(),
    rulesets: [],
    rules: new Map(),
    jobs: new Map(),
    versions: new Map(),
    contents: new Map(),
    releases: [],
  };
}

/** By its name, or by the whole path to it. */
export function versionOf({ versions }: Project, name = ''): Version | undefined {
  return versions.get(name.split('/').at(-1) ?? '');
}
