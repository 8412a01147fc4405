import { z } from 'zod';
import { orNull } from '../fields/or-null';
import { APPLICATION_TYPES } from './application-types';
import { joinForm } from './submission';

const { organization, linkedinUrl, availability, skills, phone, experience } = joinForm.shape;
const application = joinForm.extend({
  organization: orNull(organization),
  linkedinUrl: orNull(linkedinUrl),
  availability: orNull(availability),
  skills: orNull(skills),
});
/** A message: who writes it, and what they want to say. */
const message = application.extend({
  phone: orNull(z.union([z.literal(''), phone]).default('')),
  experience: orNull(z.union([z.literal(''), experience]).default('')),
});

/**
 * What a public form sends beside its fields. `website` is a trap that people never see; `elapsed` says how many
 * milliseconds it was open, where the client counts them.
 */
export const formGuard = { website: z.string().max(200).default(''), elapsed: z.number().min(0).optional() };

const sent = { id: z.unknown().optional(), status: z.unknown().optional(), ...formGuard };

/** A submission as clients send it: the specified ones add an id and a status, which the server decides. */
export const submissionInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(APPLICATION_TYPES), data: application, ...sent }),
  z.strictObject({ type: z.literal('contact'), data: message, ...sent }),
]);
