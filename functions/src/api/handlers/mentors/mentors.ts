import type { Contract } from '@nexus/domain/contract/index';
import * as lists from '../../../store/membership/mentor-lists';
import * as offers from '../../../store/membership/mentor-offers';
import * as requests from '../../../store/membership/mentor-requests';
import { callingMember, type Handler } from '../../call';

export const listMentors: Handler<Contract['listMentors']> = async ({ query, actor }) =>
  lists.listMentors({ ...query, by: callingMember(actor).id });

export const readOffer: Handler<Contract['readOffer']> = async ({ actor }) => offers.offerOf(callingMember(actor).id);

export const saveOffer: Handler<Contract['saveOffer']> = async ({ body: offer, actor, author }) =>
  offers.saveOffer({ id: callingMember(actor).id, offer, author });

export const askMentor: Handler<Contract['askMentor']> = async ({ params, body, actor, author }) =>
  requests.askMentor({ mentor: params.id, mentee: callingMember(actor).id, text: body.text, author });

export const listMentorships: Handler<Contract['listMentorships']> = async ({ query, actor }) =>
  lists.mentorshipsOf(callingMember(actor).id, query);

export const answerMentorship: Handler<Contract['answerMentorship']> = async ({ params, body, actor, author }) =>
  requests.answerMentorship({ id: params.id, by: callingMember(actor).id, answer: body.answer, author });
