import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import sharp from 'sharp';
import { LIMITS } from '@nexus/domain/limits';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import { db } from '../../functions/src/firebase';
import { ROOT } from '../local/paths';
import type { World } from '../local/world';
import { memoryOf } from './figures';
import { memberToken } from './session';

const EACH = 20;
const GOAL_MB = 512;
const MB = 1024 * 1024;

/** Prints the peak memory of the upload function while honest pictures and bombs arrive at once. */
export async function upload(world: World): Promise<boolean> {
  const token = await aMember(world);
  const server = spawn('node', [join(ROOT, 'tools/bench/upload-server.mjs')], {
    env: { ...process.env, ...world.environment, ...parseEnv(readFileSync(join(ROOT, 'functions/.env'), 'utf8')) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await measure({ world, token, ...(await readyFrom(server.stdout)) });
  } finally {
    server.kill();
  }
}

interface Running {
  world: World;
  token: string;
  port: number;
  id: number;
}

async function measure(given: Running): Promise<boolean> {
  const { id } = given;
  await send(given, await honest(3));
  writeFileSync(`/proc/${id}/clear_refs`, '5'); // forgets the peak so far
  const before = memoryOf(id, 'VmRSS');
  const [photo, bombs] = [await honest(LIMITS.imageBytes / MB), await Promise.all([wideBomb(), deepBomb()])];
  const bodies = Array.from({ length: EACH }, (_, index) => [
    distinct(photo),
    distinct(bombs[index % 2] ?? photo),
  ]).flat();
  const answers = await Promise.all(bodies.map((bytes) => send(given, bytes)));
  const peak = memoryOf(id, 'VmHWM');
  const counts = [...new Set(answers)].map((status) => `${status} × ${answers.filter((one) => one === status).length}`);
  console.log(
    '| pictures | bombs | answers | memory before | peak | peak ÷ file size | goal |\n|---|---|---|---|---|---|---|',
  );
  console.log(
    `| ${EACH} of ${(photo.byteLength / MB).toFixed(1)} MB | ${EACH} | ${counts.join(', ')} | ${before} MB | ${peak} MB | ${((peak * MB) / photo.byteLength).toFixed(1)} | < ${GOAL_MB} MB |`,
  );
  return peak < GOAL_MB && answers.filter((status) => status === 200).length >= EACH;
}

/** A photograph of 23 megapixels and just below that many MB. */
async function honest(megabytes: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  const create = { width: 5_600, height: 4_200, channels: 3 as const, background: '#808080', noise };
  const source = await sharp({ create }).blur(1).jpeg({ quality: 95 }).toBuffer();
  for (let quality = 96; quality > 10; quality -= 1) {
    const photo = await sharp(source).jpeg({ quality }).toBuffer();
    if (photo.byteLength < megabytes * MB - 1_024) return photo;
  }
  throw new Error('No quality is low enough');
}

/** 400 megapixels in a few hundred kilobytes. */
function wideBomb(): Promise<Buffer> {
  const create = { width: 20_000, height: 20_000, channels: 3 as const, background: '#fff' };
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

/** As many pixels as are accepted, see-through, in a few kilobytes. */
function deepBomb(): Promise<Buffer> {
  const create = { width: 4_890, height: 4_890, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0.5 } };
  return sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
}

/** The same picture under another hash: decoders ignore what stands behind its end. */
function distinct(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, randomBytes(16)]);
}

async function send(given: Running, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'bench.jpg');
  const headers = { authorization: `Bearer ${given.token}`, origin: given.world.site };
  const response = await fetch(`http://127.0.0.1:${given.port}/api/upload`, { method: 'POST', headers, body: form });
  await response.arrayBuffer();
  return response.status;
}

/** The server says on which port it listens and which process it is. */
async function readyFrom(output: NodeJS.ReadableStream): Promise<{ port: number; id: number }> {
  for (;;) {
    const [chunk] = (await once(output, 'data')) as [Buffer];
    const [, port, id] = /^port (\d+) process (\d+)$/m.exec(chunk.toString()) ?? [];
    if (port && id) return { port: Number(port), id: Number(id) };
  }
}

async function aMember(world: World): Promise<string> {
  const profile = { name: 'Bench', email: 'bench@nexus.test' };
  const { member, account } = newMember({
    at: new Date().toISOString(),
    language: 'en',
    profile,
    vouched: profile.email,
  });
  await db()
    .doc(memberPath('bench'))
    .set({ ...member, version: 1 });
  await db()
    .doc(accountPath('bench'))
    .set({ ...account, version: 1 });
  return memberToken(world, 'bench');
}
