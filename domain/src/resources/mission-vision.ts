import { flag, groupList, longText, plainText, text, textList } from '../fields/field';
import { defineResource } from './resource';

/** Entries of mission and vision, of which exactly one is active. */
export const missionVision = defineResource({
  name: 'mission-vision',
  label: {
    one: { en: 'Mission & vision', ar: 'الرسالة والرؤية' },
    many: { en: 'Mission & vision', ar: 'الرسالة والرؤية' },
  },
  fields: {
    mission: longText({ en: 'Mission', ar: 'الرسالة' }, { required: true }),
    vision: longText({ en: 'Vision', ar: 'الرؤية' }, { required: true }),
    missionTitle: text({ en: 'Mission title', ar: 'عنوان الرسالة' }),
    visionTitle: text({ en: 'Vision title', ar: 'عنوان الرؤية' }),
    values: textList({ en: 'Values', ar: 'القيم' }),
    coreValues: groupList(
      { en: 'Core values', ar: 'القيم الأساسية' },
      {
        title: text({ en: 'Title', ar: 'العنوان' }, { required: true }),
        description: longText({ en: 'Description', ar: 'الوصف' }),
        icon: plainText({ en: 'Icon', ar: 'الأيقونة' }),
      },
    ),
    isActive: flag({ en: 'Active', ar: 'مفعّل' }),
  },
  list: { columns: ['mission', 'isActive'], sort: 'isActive', descending: true },
  exclusive: 'isActive',
  published: { when: ({ isActive }) => isActive },
});
