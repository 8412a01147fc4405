import { instant, longText, plainText, text } from '../fields/kinds';
import { groupList } from '../fields/lists';
import { defineResource } from '../resources/resource';

/**
 * What visitors are shown of the newsletter: every issue from the moment it goes out, the newest first, with the words
 * that it went out with. Apart from the content types, because it is not edited as they are: it has no routes of theirs.
 */
export const issueArchive = defineResource({
  name: 'issues',
  label: { one: { en: 'Issue', ar: 'عدد' }, many: { en: 'Newsletter issues', ar: 'أعداد النشرة' } },
  fields: {
    subject: text({ en: 'Subject', ar: 'العنوان' }),
    intro: longText({ en: 'Opening', ar: 'الافتتاحية' }),
    sentAt: instant({ en: 'Sent', ar: 'أُرسل' }),
    shown: groupList(
      { en: 'Blocks', ar: 'الفقرات' },
      {
        kind: plainText({ en: 'Kind', ar: 'النوع' }),
        title: text({ en: 'Title', ar: 'العنوان' }),
        text: longText({ en: 'Text', ar: 'النص' }),
        startsAt: plainText({ en: 'Begins', ar: 'تبدأ' }),
        place: text({ en: 'Place', ar: 'المكان' }),
        path: plainText({ en: 'Page', ar: 'الصفحة' }),
      },
    ),
  },
  list: { columns: ['subject', 'sentAt'], sort: 'sentAt', descending: true },
  listed: { subject: true, sentAt: true },
  published: { when: ({ sentAt }) => Boolean(sentAt) },
});
