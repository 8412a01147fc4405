import type { Contract } from '@nexus/domain/contract/index';
import * as cases from '../../../store/membership/cases';
import { answerQuestion as answer, askQuestion as ask } from '../../../store/membership/questions';
import { requiredVersionIn, type Handler } from '../../call';

export const readCase: Handler<Contract['readCase']> = async ({ params }) => cases.readCase(params.id);

export const askQuestion: Handler<Contract['askQuestion']> = async ({ params, body, author, request }) =>
  cases.readCase(await ask({ ...params, ...body, author, seen: requiredVersionIn(request) }));

export const addNote: Handler<Contract['addNote']> = async ({ params, body, author }) => {
  await cases.addNote({ ...params, ...body, author });
  return cases.readCase(params.id);
};

export const answerQuestion: Handler<Contract['answerQuestion']> = async ({ params, body, author }) =>
  answer({ ...params, ...body, author });
