import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { functionRoutes } from './functions';
import { hostingRoutes } from './hosting';
import { imageRoutes } from './images';
import { jobRoutes } from './jobs';
import { liveRoutes } from './live';
import { projectRoutes } from './project';
import { refusal, type Answer, type Call, type Route } from './route';
import { rulesRoutes } from './rules';
import { secretRoutes } from './secrets';
import { serviceRoutes } from './services';
import { emptyProject, type Project } from './state';
import { storeRoutes } from './store';

/** What of Google a deployment asks, and what people see of it. */
const APIS = [
  projectRoutes,
  storeRoutes,
  secretRoutes,
  imageRoutes,
  rulesRoutes,
  functionRoutes,
  serviceRoutes,
  jobRoutes,
  hostingRoutes,
  liveRoutes,
];

/** Google on this machine. */
export interface StandIn {
  address: string;
  project: Project;
  calls: Call[];
  /** What was asked for that no route knows: a test that leaves some has proven less than it says. */
  unknown: string[];
  /** What firebase-tools and our own tools read to come here instead of to Google. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Google's APIs on loopback, as far as a deployment asks for them: it keeps a project, answers from it, and refuses what
 * Google refuses. Its answers follow the source of firebase-tools and Google's documents; a real project may differ.
 */
export async function startGoogle(id: string): Promise<StandIn> {
  const project = emptyProject(id);
  const calls: Call[] = [];
  const unknown: string[] = [];
  const routes: Route[] = APIS.flatMap((routesOf) => routesOf(project));
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  project.address = address;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', address);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const isJson = request.headers['content-type']?.includes('json');
    const body: unknown = isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : bytes;
    const path = decodeURIComponent(pathname);
    const call: Call = { method: request.method ?? 'GET', path, query: searchParams, body };
    calls.push(call);
    const answer = answerTo(call);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    response.end(
      Buffer.isBuffer(answer.body) || typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}),
    );
  }

  function answerTo(call: Call): Answer {
    for (const [method, pattern, answer] of routes) {
      const match = method === call.method ? pattern.exec(call.path) : null;
      if (match) return answer(call, ...match.slice(1));
    }
    unknown.push(`${call.method} ${call.path}`);
    return refusal(404, `No such thing: ${call.method} ${call.path}`, 'NOT_FOUND');
  }

  return {
    address,
    project,
    calls,
    unknown,
    environment: environmentFor(address),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function environmentFor(address: string): Record<string, string> {
  const names = [
    'ARTIFACT_REGISTRY_DOMAIN',
    'CLOUD_RUN_URL',
    'CLOUD_SECRET_MANAGER_URL',
    'COMPUTE_URL',
    'EVENTARC_URL',
    'FIREBASE_API_URL',
    'FIREBASE_AUTH_MANAGEMENT_URL',
    'FIREBASE_CLOUDBILLING_URL',
    'FIREBASE_CLOUDBUILD_URL',
    'FIREBASE_CLOUDSCHEDULER_URL',
    'FIREBASE_EXT_URL',
    'FIREBASE_FIREBASESTORAGE_URL',
    'FIREBASE_FUNCTIONS_URL',
    'FIREBASE_FUNCTIONS_V2_URL',
    'FIREBASE_HOSTING_API_URL',
    'FIREBASE_IAM_URL',
    'FIREBASE_IDENTITY_URL',
    'FIREBASE_PUBSUB_URL',
    'FIREBASE_RESOURCEMANAGER_URL',
    'FIREBASE_RULES_URL',
    'FIREBASE_RUNTIMECONFIG_URL',
    'FIREBASE_SERVICE_USAGE_URL',
    'FIREBASE_STORAGE_URL',
    'FIREBASE_TOKEN_URL',
    'FIRESTORE_URL',
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, address])),
    FIREBASE_TOKEN: 'of-nobody',
    FIREBASE_SKIP_INFORMATIONAL_IAM: '1',
    FIREBASE_CLI_DISABLE_UPDATE_NOTIFIER: '1',
  };
}
