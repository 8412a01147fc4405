import type { Language } from '@nexus/domain/bilingual';
import type { Contract } from '@nexus/domain/contract/index';
import { feedAddress, removeFeed, renewFeed } from '../../../store/membership/calendar-feeds';
import type { Handler } from '../../call';

export const readOwnCalendar: Handler<Contract['readOwnCalendar']> = async ({ params, language }) => {
  const address = await feedAddress(params.id);
  return { address: address && fileAt(address, language) };
};

export const renewOwnCalendar: Handler<Contract['renewOwnCalendar']> = async ({ params, author, language }) => ({
  address: fileAt(await renewFeed({ id: params.id, author }), language),
});

export const endOwnCalendar: Handler<Contract['endOwnCalendar']> = async ({ params, author }) =>
  removeFeed({ id: params.id, author });

function fileAt(address: string, language: Language): string {
  return `${address}/${language}.ics`;
}
