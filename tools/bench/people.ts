import { createHash } from 'node:crypto';
import { SKILLS } from '@nexus/domain/membership/skills';
import type { RosterEntry } from '../../functions/src/store/projections/roster-shards';
import { SAME_NAMES } from '../../domain/src/search/names.table';

const NAMES = SAME_NAMES.trim()
  .split('\n')
  .flatMap((row) => {
    const [arabic = '', latin = ''] = row.split(':');
    return [arabic, ...latin.split(',').slice(0, 2)].map((name) => name.trim()).filter((name) => !/\d/.test(name));
  });
const WORK = [
  'Development',
  'Design',
  'Sales',
  'Feasibility',
  'Investment',
  'Planning',
  'Construction',
  'Facilities',
  'Legal',
  'Marketing',
];
const RANK = [
  'Director',
  'Manager',
  'Lead',
  'Engineer',
  'Consultant',
  'Analyst',
  'Head',
  'Specialist',
  'مدير',
  'مهندسة',
];
const HOUSES = [
  'Nile Heights',
  'Delta Homes',
  'Al Masar',
  'Orascope',
  'Horizon',
  'المدينة الجديدة',
  'Sahel Bay',
  'Palm Line',
  'Korba',
  'طيبة',
];

/** The same people each time: names in both scripts, titles, addresses and pictures that do not repeat, as real ones. */
export function person(index: number): RosterEntry {
  const digest = createHash('sha256').update(`person ${index}`).digest();
  const pick = <T>(from: readonly T[], at: number) => from[digest.readUInt16BE(at) % from.length] as T;
  const name = [pick(NAMES, 0), pick(NAMES, 2), pick(NAMES, 4)].slice(0, 2 + ((digest[6] ?? 0) % 2)).join(' ');
  const slug = digest.toString('base64url').slice(0, 9).toLowerCase();
  const skills = [...new Set([pick(SKILLS, 8), pick(SKILLS, 10), pick(SKILLS, 12)])].slice(
    0,
    1 + ((digest[14] ?? 0) % 3),
  );
  const email = `${slug}@${pick(['gmail.com', 'outlook.com', 'company.example'], 16)}`;
  const at = new Date(1_700_000_000_000 + digest.readUInt32BE(18) * 15).toISOString();
  const isPictured = (digest[22] ?? 0) % 2 === 0;
  return {
    id: `m-${digest.toString('hex').slice(0, 28)}`,
    name,
    otherName: (digest[31] ?? 0) % 2 === 0 ? '' : [pick(NAMES, 26), pick(NAMES, 28), pick(NAMES, 12)].join(' '),
    title: `${pick(WORK, 24)} ${pick(RANK, 26)}, ${pick(HOUSES, 28)}`,
    imageUrl: isPictured
      ? `/media/${digest.toString('hex').slice(0, 32)}-800x800-${digest.toString('hex').slice(40, 52)}.jpg`
      : '',
    linkedinUrl: `https://www.linkedin.com/in/${slug}`,
    websiteUrl: '',
    behanceUrl: '',
    portfolioUrl: '',
    githubUrl: '',
    twitterUrl: '',
    instagramUrl: '',
    skills,
    badges: [],
    isVerified: (digest[23] ?? 0) % 3 === 0,
    approvedAt: at,
    status: (digest[30] ?? 0) % 20 === 0 ? 'rejected' : 'approved',
    askedAt: '',
    createdAt: at,
    standing: 1,
    email,
    addresses: [email],
  };
}
