import { groupList } from '../fields/lists';
import { text, url } from '../fields/kinds';

/** What there is to see again of an event that is over: links by their names. */
export const materials = groupList(
  { en: 'Slides, recordings, photos', ar: 'العروض والتسجيلات والصور' },
  {
    name: text({ en: 'Name', ar: 'الاسم' }, { required: true }),
    url: url(
      { en: 'Link', ar: 'الرابط' },
      {
        required: true,
        help: {
          en: 'On the page once the event is over. Whoever came gets one email with all links, from the morning after on.',
          ar: 'يظهر في الصفحة بعد انتهاء الفعالية. وتصل من حضروا رسالة واحدة بكل الروابط بدءًا من صباح اليوم التالي.',
        },
      },
    ),
  },
  { add: { en: 'Add a link', ar: 'أضف رابطًا' } },
);
