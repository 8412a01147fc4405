import { groupList, textList } from '../fields/lists';
import { flag, longText, icon, text } from '../fields/kinds';
import { defineResource } from './resource';

/** Entries of mission and vision, of which exactly one is active. */
export const missionVision = defineResource({
  name: 'mission-vision',
  label: {
    one: { en: 'Mission & vision', ar: 'الرسالة والرؤية' },
    many: { en: 'Mission & vision', ar: 'الرسالة والرؤية' },
    create: { en: 'New mission and vision', ar: 'رسالة ورؤية جديدتان' },
  },
  fields: {
    mission: longText({ en: 'Mission', ar: 'الرسالة' }, { required: true, accept: ['missionStatement'] }),
    vision: longText({ en: 'Vision', ar: 'الرؤية' }, { required: true, accept: ['visionStatement'] }),
    missionTitle: text({ en: 'Mission title', ar: 'عنوان الرسالة' }),
    visionTitle: text({ en: 'Vision title', ar: 'عنوان الرؤية' }),
    values: textList({ en: 'Values', ar: 'القيم' }, { add: { en: 'Add a value', ar: 'أضف قيمة' } }),
    coreValues: groupList(
      { en: 'Core values', ar: 'القيم الأساسية' },
      {
        title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
        description: longText({ en: 'Description', ar: 'الوصف' }),
        icon: icon({ en: 'Icon', ar: 'الأيقونة' }),
      },
      { add: { en: 'Add a core value', ar: 'أضف قيمة أساسية' } },
    ),
    isActive: flag({ en: 'Active', ar: 'مفعّل' }),
  },
  list: { columns: ['mission', 'vision', 'isActive'], sort: 'isActive', descending: true },
  exclusive: 'isActive',
  published: { when: ({ isActive }) => isActive },
});

/** What the landing page says of mission, vision and values: an entry to start from, which stands nowhere yet. */
export function landingWords({ mission, vision, values }: Record<string, unknown>): Record<string, unknown> {
  return { mission, vision, values, isActive: false };
}
