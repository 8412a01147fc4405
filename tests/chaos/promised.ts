import { z } from 'zod';
import type { ContentRoute } from '@nexus/domain/contract/content';
import { errorAnswer } from '@nexus/domain/contract/error-answer';
import type { Route } from '@nexus/domain/contract/route';

type Schema = z.core.JSONSchema.BaseSchema;

const ERROR = z.toJSONSchema(errorAnswer, { io: 'output', unrepresentable: 'any' }) as Schema;
/** What a row tells whose handler writes the answer itself; the others send files and send browsers elsewhere. */
const WRITTEN_BY_HAND: Record<string, string[]> = {
  '/api/health': ['status', 'firestore', 'version', 'caller', 'signIn'],
};
/** What every stored document carries beside its declared fields, and what a published one tells of its language. */
const CARRIED = ['id', 'version', 'createdAt', 'updatedAt', 'fallbacks', 'lastModified'];

/** What the specified clients read under names of their own. */
const SPECIFIED: Record<string, string[]> = {
  events: ['date', 'time', 'endDate', 'endTime', 'timeZone', 'takesRegistrations'],
  experts: ['title'],
  'mission-vision': ['missionStatement', 'visionStatement'],
  pages: ['content'],
  statistics: ['lastUpdated'],
};

/** Where an answer holds a field that the contract does not promise: `items.0.secret`; empty when it keeps its word. */
export function unpromised(
  route: Route | ContentRoute,
  { status, isStaff }: { status: number; isStaff: boolean },
  answer: unknown,
): string[] {
  if (status >= 400) return beyond(ERROR, answer, '');
  if ('resource' in route) return beyondResource(route, isStaff, answer);
  if (!route.response) {
    const known = WRITTEN_BY_HAND[route.path];
    return known ? Object.keys(answer as object).filter((name) => !known.includes(name)) : ['(a body)'];
  }
  return beyond(z.toJSONSchema(route.response, { io: 'output', unrepresentable: 'any' }) as Schema, answer, '');
}

function beyondResource({ resource, action, verb }: ContentRoute, isStaff: boolean, answer: unknown): string[] {
  if (verb === 'remove') return Object.keys(answer as object).filter((name) => name !== 'entryId');
  if (verb === 'listRows') return beyondList(resource, answer as { rows: object[] });
  const isPublic = action === 'site.read' && !isStaff;
  const fields = Object.entries(resource.fields).filter(([, field]) => !isPublic || !field.private);
  const allowed = new Set([...CARRIED, ...(SPECIFIED[resource.name] ?? []), ...fields.map(([name]) => name)]);
  const documents = (Array.isArray(answer) ? answer : [answer]) as object[];
  return documents.flatMap((document) => Object.keys(document).filter((name) => !allowed.has(name)));
}

/** A row tells of fields of its resource, and which languages it lacks. */
function beyondList({ fields }: ContentRoute['resource'], { rows, ...page }: { rows: object[] }): string[] {
  const allowed = new Set(['id', 'version', 'updatedAt', 'lacking', ...Object.keys(fields)]);
  const known = ['total', 'from', 'all', 'after', 'before'];
  const inRows = rows.flatMap((row) => Object.keys(row).filter((name) => !allowed.has(name)));
  return [...inRows, ...Object.keys(page).filter((name) => !known.includes(name))];
}

function beyond(schema: Schema, value: unknown, at: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) {
    const all = choices.map((one) => beyond(one, value, at));
    return all.find((faults) => faults.length === 0) ?? all[0] ?? [];
  }
  if (Array.isArray(value)) {
    const items = schema.items as Schema | undefined;
    return items ? value.flatMap((one, index) => beyond(items, one, `${at}${index}.`)) : [];
  }
  if (!schema.properties) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const described = schema.properties?.[name] as Schema | undefined;
    if (described) return beyond(described, inner, `${at}${name}.`);
    return schema.additionalProperties === false || schema.additionalProperties === undefined ? [`${at}${name}`] : [];
  });
}
