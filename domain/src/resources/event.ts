import { groupList, textList } from '../fields/lists';
import { flag, image, instant, integer, longText, plainText, select, text, url } from '../fields/kinds';
import { eventTimes } from '../events/specified-times';
import { materials } from './event-materials';
import { defineResource } from './resource';

/** The four kinds of events. */
export const EVENT_TYPES = [
  { value: 'Workshop', label: { en: 'Workshop', ar: 'ورشة' } },
  { value: 'Networking', label: { en: 'Networking', ar: 'تعارف مهني' } },
  { value: 'Live Event', label: { en: 'Live Event', ar: 'فعالية حية' } },
  { value: 'Conference', label: { en: 'Conference', ar: 'مؤتمر' } },
] as const;

/** Workshops, visits, evenings. Start and end are instants; people enter and read them in Cairo time. */
export const event = defineResource({
  name: 'events',
  label: {
    one: { en: 'Event', ar: 'فعالية' },
    many: { en: 'Events', ar: 'الفعاليات' },
    create: { en: 'New event', ar: 'فعالية جديدة' },
  },
  fields: {
    title: text({ en: 'Title', ar: 'العنوان' }, { required: 'titleRequired' }),
    description: longText({ en: 'Short description', ar: 'وصف قصير' }),
    fullDescription: longText({ en: 'Full description', ar: 'الوصف الكامل' }),
    type: select({ en: 'Type', ar: 'النوع' }, EVENT_TYPES, { initial: 'Workshop' }),
    startsAt: instant({ en: 'Starts', ar: 'البداية' }),
    endsAt: instant({ en: 'Ends', ar: 'النهاية' }),
    location: text({ en: 'Location', ar: 'المكان' }),
    venue: text({ en: 'Venue', ar: 'القاعة' }),
    address: text({ en: 'Address', ar: 'العنوان' }),
    mapUrl: url({ en: 'Map link', ar: 'رابط الخريطة' }),
    speakerName: text({ en: 'Speaker', ar: 'المتحدث' }),
    imageUrl: image({ en: 'Image', ar: 'الصورة' }),
    price: text({ en: 'Price', ar: 'السعر' }),
    capacity: integer({ en: 'Capacity (0 = unlimited)', ar: 'السعة (٠ = بلا حد)' }),
    registrationUrl: url({ en: 'Registration link', ar: 'رابط التسجيل' }, { private: true }),
    applicationEnabled: flag({ en: 'Takes applications', ar: 'يقبل الطلبات' }),
    applicationDeadline: instant({ en: 'Application deadline', ar: 'آخر موعد للتقديم' }, { isDayOver: true }),
    mediaImages: groupList(
      { en: 'Gallery', ar: 'المعرض' },
      {
        url: image({ en: 'Picture', ar: 'الصورة' }),
        alt: text({ en: 'Alternative text', ar: 'النص البديل' }),
        caption: text({ en: 'Caption', ar: 'التعليق' }),
      },
      { add: { en: 'Add a picture', ar: 'أضف صورة' } },
    ),
    speakers: groupList(
      { en: 'Speakers', ar: 'المتحدثون' },
      {
        name: text({ en: 'Name', ar: 'الاسم' }, { required: true }),
        title: text({ en: 'Title', ar: 'المسمى' }),
        bio: longText({ en: 'Bio', ar: 'نبذة' }),
        imageUrl: image({ en: 'Photo', ar: 'الصورة' }, { crop: 'circle' }),
        linkedinUrl: url({ en: 'LinkedIn', ar: 'LinkedIn' }),
        twitterUrl: url({ en: 'X (Twitter)', ar: 'X (تويتر)' }),
      },
      {
        add: { en: 'Add a speaker', ar: 'أضف متحدثًا' },
        from: {
          resource: 'experts',
          fields: {
            name: 'name',
            title: 'position',
            bio: 'bio',
            imageUrl: 'imageUrl',
            linkedinUrl: 'linkedinUrl',
          },
        },
      },
    ),
    agenda: groupList(
      { en: 'Agenda', ar: 'البرنامج' },
      {
        time: plainText({ en: 'Time', ar: 'الوقت' }),
        title: text({ en: 'Title', ar: 'العنوان' }),
        description: longText({ en: 'Description', ar: 'الوصف' }),
        speaker: text({ en: 'Speaker', ar: 'المتحدث' }),
      },
      { add: { en: 'Add a point', ar: 'أضف فقرة' } },
    ),
    benefits: textList({ en: 'What You’ll Gain', ar: 'ماذا ستكسب' }, { add: { en: 'Add a benefit', ar: 'أضف فائدة' } }),
    requirements: textList(
      { en: 'Requirements', ar: 'المتطلبات' },
      { add: { en: 'Add a requirement', ar: 'أضف متطلبًا' } },
    ),
    materials,
    tags: textList({ en: 'Tags', ar: 'الوسوم' }, { add: { en: 'Add a tag', ar: 'أضف وسمًا' }, takesCommas: true }),
    isCancelled: flag({ en: 'Cancelled', ar: 'ملغاة' }, { byAction: true }),
    cancellationNote: text({ en: 'Why it is cancelled', ar: 'سبب الإلغاء' }, { byAction: true }),
    isPublished: flag({ en: 'Published', ar: 'منشور' }, { initial: true }),
    isFeatured: flag({ en: 'Featured', ar: 'مميز' }),
  },
  sections: [
    { label: { en: 'Basics', ar: 'الأساسيات' }, fields: ['title', 'type', 'description', 'fullDescription', 'tags'] },
    {
      label: { en: 'When and where', ar: 'الزمان والمكان' },
      fields: ['startsAt', 'endsAt', 'location', 'venue', 'address', 'mapUrl'],
    },
    {
      label: { en: 'Price and registration', ar: 'السعر والتسجيل' },
      fields: ['price', 'capacity', 'registrationUrl', 'applicationDeadline', 'applicationEnabled'],
    },
    { label: { en: 'Pictures', ar: 'الصور' }, fields: ['imageUrl', 'mediaImages'] },
    { label: { en: 'Speakers', ar: 'المتحدثون' }, fields: ['speakerName', 'speakers'] },
    { label: { en: 'Agenda', ar: 'البرنامج' }, fields: ['agenda', 'benefits', 'requirements'] },
    { label: { en: 'Afterwards', ar: 'بعد الفعالية' }, fields: ['materials'] },
    {
      label: { en: 'Visibility', ar: 'الظهور' },
      fields: ['isPublished', 'isFeatured', 'isCancelled', 'cancellationNote'],
    },
  ],
  list: { columns: ['imageUrl', 'title', 'type', 'startsAt', 'isPublished'], sort: 'startsAt', descending: true },
  listed: {
    title: true,
    description: 300,
    type: true,
    startsAt: true,
    endsAt: true,
    location: true,
    venue: true,
    imageUrl: true,
    price: true,
    capacity: true,
    isFeatured: true,
    isCancelled: true,
  },
  listAround: 'now',
  check: ({ startsAt, endsAt, applicationDeadline }) => ({
    ...(isAfter(startsAt, endsAt) && { endsAt: 'endsBeforeStart' }),
    ...(isAfter(applicationDeadline, startsAt) && { applicationDeadline: 'deadlineAfterStart' }),
  }),
  specified: eventTimes,
  published: {
    when: ({ isPublished }) => isPublished,
    also: {
      names: ['takesRegistrations'],
      of: ({ registrationUrl }) => ({ takesRegistrations: Boolean(registrationUrl) }),
    },
  },
});

function isAfter(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one > other;
}
