import { flag, groupList, longText, icon, text, textList } from '../fields/field';
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
  list: { columns: ['mission', 'isActive'], sort: 'isActive', descending: true },
  exclusive: 'isActive',
  published: { when: ({ isActive }) => isActive },
});

/** What the landing page says of mission and vision: an entry to start from. */
export const DEFAULT_MISSION_VISION = {
  mission: {
    en: 'To empower Egyptian youth with the skills, mentors and places that turn ideas into projects.',
    ar: 'تمكين الشباب المصري بالمهارات والمرشدين والأماكن التي تحوّل الأفكار إلى مشروعات.',
  },
  vision: {
    en: 'To lead youth empowerment in Egypt, so that the next generation builds its own cities.',
    ar: 'أن نقود تمكين الشباب في مصر ليبني الجيل القادم مدنه بنفسه.',
  },
  values: [
    { en: 'Innovation & Excellence', ar: 'الابتكار والتميز' },
    { en: 'Youth Empowerment', ar: 'تمكين الشباب' },
    { en: 'Strategic Partnerships', ar: 'شراكات استراتيجية' },
    { en: 'Sustainable Impact', ar: 'أثر مستدام' },
    { en: 'Technology Leadership', ar: 'ريادة التقنية' },
    { en: 'Community Building', ar: 'بناء المجتمع' },
  ],
};
