import type { Language } from '@nexus/domain/bilingual';
import type { MailKind } from '@nexus/domain/mails';

/** Every mail that Nexus sends, in both languages. `{{name?}}` marks a line that is left out when it has no value. */
export const mails = {
  en: {
    approved: {
      subject: 'Welcome to the community, {{name}}',
      lines: [
        'Hello {{name}},',
        'You are a member of the community now. The members directory and event registration are open to you.',
        'You were on your way here: {{wanted?}}',
        'Meet the members: {{link}}',
      ],
    },
    rejected: {
      subject: 'About joining the community',
      lines: [
        'Hello {{name}},',
        'Thank you for your interest. We could not let you in this time.',
        'The reason: {{reason?}}',
        'You can update your profile and ask to join whenever you like: {{link}}',
      ],
    },
    accessEnded: {
      subject: 'Your access to the community has ended',
      lines: [
        'Hello {{name}},',
        'On {{day}} the team ended your access to the community. The members directory and event registration are closed to you, and seats you had at coming events go to others.',
        'The reason: {{reason?}}',
        'Your profile is kept. You can ask to join again: {{link}}',
      ],
    },
    requested: {
      subject: 'We have your request to join',
      lines: [
        'Hello {{name}},',
        'Your request reached us. A person reads each one; you will hear from us by email.',
        'Your profile: {{link}}',
      ],
    },
    attending: {
      subject: 'You are in: {{event}}',
      lines: [
        'Hello {{name}},',
        'Your seat at {{event}} is confirmed.',
        'When: {{when?}}, Cairo time',
        'Where: {{place?}}',
        'The date is attached for your calendar: {{file?}}',
        'The details, and the “I cannot come” button, which gives your seat to the next in line: {{link}}',
      ],
    },
    waitlisted: {
      subject: 'You are on the waitlist: {{event}}',
      lines: [
        'Hello {{name}},',
        '{{event}} is full. You are number {{position}} on the waitlist. A seat that becomes free goes to the next in line automatically, and we write to you.',
        'The details: {{link}}',
      ],
    },
    leaving: {
      subject: 'You asked to leave',
      lines: [
        'Hello {{name}},',
        'Other members no longer see you, and your seats at coming events go to others. On {{day}} everything about you is erased.',
        'If you change your mind before then, sign in and choose to stay: {{link}}',
      ],
    },
    confirmAddress: {
      subject: 'Confirm your address',
      lines: [
        'Someone with a Nexus account, most likely you, gave this as their email address.',
        'Confirm it here within a day: {{link}}',
        'If it was not you, do nothing. Without the confirmation this address is not used.',
      ],
    },
    addressChanging: {
      subject: 'A new email address for your account',
      lines: [
        'Hello {{name}},',
        'Another email address was entered in your profile. Once it is confirmed, we write to it and no longer to this one.',
        'If it was not you, sign in and undo the change: {{link}}',
      ],
    },
    staffInvited: {
      subject: 'You can help run Nexus, {{name}}',
      lines: [
        'Hello {{name}},',
        'You were given an account in the admin panel. Choose your password here: {{link}}',
        'The link works once, within {{days}} days. If it no longer works, choose Forgot password on the sign-in page.',
      ],
    },
    staffReset: {
      subject: 'Choose a new password',
      lines: [
        'Hello {{name}},',
        'You, or somebody with your address, asked for a new password for the admin panel.',
        'Choose it here, within an hour: {{link}}',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    },
    memberInvited: {
      subject: 'Become a member of Nexus, {{name}}',
      lines: [
        'Hello {{name}},',
        'Thank you for writing to us. We would be glad to have you as a member.',
        'Sign in with LinkedIn and complete your profile: {{link}}',
      ],
    },
    reply: { subject: '{{subject}}', lines: ['{{text}}'] },
    eventTomorrow: {
      subject: 'Reminder: {{event}}',
      lines: [
        'Hello {{name}},',
        'You have a seat at {{event}}.',
        'When: {{when?}}, Cairo time',
        'Where: {{place?}}',
        'The details, and the “I cannot come” button, which gives your seat to the next in line: {{link}}',
      ],
    },
    eventChanged: {
      subject: 'Changed: {{event}}',
      lines: [
        'Hello {{name}},',
        'The time or place of {{event}} has changed. This is what holds now:',
        'When: {{when?}}, Cairo time',
        'Where: {{place?}}',
        'The date is attached for your calendar: {{file?}}',
        'The details, and the “I cannot come” button: {{link}}',
      ],
    },
    seatFree: {
      subject: 'A seat became free: {{event}}',
      lines: [
        'Hello {{name}},',
        'You are in: a seat at {{event}} is yours now.',
        'When: {{when?}}, Cairo time',
        'Where: {{place?}}',
        'If you cannot come, please say so by {{until?}}, so that the next in line can.',
        'The details, and the “I cannot come” button: {{link}}',
      ],
    },
    subscribe: {
      subject: 'Confirm your subscription',
      lines: [
        'You, or somebody with your address, asked for our newsletter.',
        'Confirm here: {{link}}',
        'If it was not you, do nothing: without the confirmation no newsletter comes. You can also withdraw the request here: {{leave}}',
      ],
    },
    subscribed: {
      subject: 'You are subscribed',
      lines: ['Thank you. You will receive our next newsletter.', 'You can unsubscribe at any time: {{link}}'],
    },
  },
  ar: {
    approved: {
      subject: 'أهلًا بك في المجتمع يا {{name}}',
      lines: [
        'مرحبًا {{name}}،',
        'صرت عضوًا في المجتمع. دليل الأعضاء والتسجيل في الفعاليات مفتوحان لك الآن.',
        'كنت في طريقك إلى هنا: {{wanted?}}',
        'تعرّف إلى الأعضاء: {{link}}',
      ],
    },
    rejected: {
      subject: 'بخصوص انضمامك إلى المجتمع',
      lines: [
        'مرحبًا {{name}}،',
        'نشكرك على اهتمامك. لم نتمكن من قبول انضمامك هذه المرة.',
        'السبب: {{reason?}}',
        'يمكنك تحديث ملفك وطلب الانضمام متى شئت: {{link}}',
      ],
    },
    accessEnded: {
      subject: 'انتهت عضويتك في المجتمع',
      lines: [
        'مرحبًا {{name}}،',
        'أنهى فريقنا عضويتك يوم {{day}}. أُغلق أمامك دليل الأعضاء والتسجيل في الفعاليات، وتذهب مقاعدك في الفعاليات القادمة إلى غيرك.',
        'السبب: {{reason?}}',
        'ملفك محفوظ، ويمكنك طلب الانضمام من جديد: {{link}}',
      ],
    },
    requested: {
      subject: 'وصلنا طلب انضمامك',
      lines: ['مرحبًا {{name}}،', 'وصلنا طلبك. يقرأ كل طلب شخصٌ من فريقنا، وسنراسلك بالبريد.', 'ملفك: {{link}}'],
    },
    attending: {
      subject: 'تأكد حضورك: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'تأكد مقعدك في {{event}}.',
        'الموعد: {{when?}} بتوقيت القاهرة',
        'المكان: {{place?}}',
        'الموعد مرفق لتقويمك: {{file?}}',
        'التفاصيل، وزر «لن أتمكن من الحضور» الذي يعطي مقعدك لمن يليك في الانتظار: {{link}}',
      ],
    },
    waitlisted: {
      subject: 'أنت في قائمة الانتظار: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'اكتمل عدد {{event}}. رقمك في قائمة الانتظار {{position}}. أي مقعد يخلو يذهب تلقائيًا إلى التالي في القائمة، وسنراسلك.',
        'التفاصيل: {{link}}',
      ],
    },
    leaving: {
      subject: 'طلبت المغادرة',
      lines: [
        'مرحبًا {{name}}،',
        'لم يعد الأعضاء يرونك، وتذهب مقاعدك في الفعاليات القادمة إلى غيرك. يوم {{day}} يُمحى كل ما يخصك.',
        'إن غيّرت رأيك قبل ذلك فادخل واختر البقاء: {{link}}',
      ],
    },
    confirmAddress: {
      subject: 'أكّد بريدك',
      lines: [
        'كتب صاحب حساب لدينا، والأرجح أنه أنت، هذا العنوان على أنه عنوانه.',
        'أكّده من هنا خلال يوم: {{link}}',
        'إن لم تكن أنت فلا تفعل شيئًا. لا نستخدم هذا العنوان دون تأكيد.',
      ],
    },
    addressChanging: {
      subject: 'عنوان بريد جديد لحسابك',
      lines: [
        'مرحبًا {{name}}،',
        'كُتب في ملفك عنوان بريد آخر. متى تأكّد صرنا نراسلك عليه لا على هذا العنوان.',
        'إن لم تكن أنت فسجّل الدخول وتراجع عن التغيير: {{link}}',
      ],
    },
    staffInvited: {
      subject: 'يمكنك المساعدة في إدارة نكسس يا {{name}}',
      lines: [
        'مرحبًا {{name}}،',
        'صار لك حساب في لوحة الإدارة. اختر كلمة المرور من هنا: {{link}}',
        'يعمل الرابط مرة واحدة خلال {{days}} أيام. إن انتهى فاختر «نسيت كلمة المرور» في صفحة الدخول.',
      ],
    },
    staffReset: {
      subject: 'اختر كلمة مرور جديدة',
      lines: [
        'مرحبًا {{name}}،',
        'طلبت أنت، أو شخص يستخدم عنوانك، كلمة مرور جديدة للوحة الإدارة.',
        'اخترها من هنا خلال ساعة: {{link}}',
        'إن لم تكن أنت فلا تفعل شيئًا، وتبقى كلمة مرورك كما هي.',
      ],
    },
    memberInvited: {
      subject: 'كن عضوًا في نكسس يا {{name}}',
      lines: [
        'مرحبًا {{name}}،',
        'شكرًا لكتابتك إلينا. يسعدنا انضمامك عضوًا.',
        'ادخل بحساب LinkedIn وأكمل ملفك: {{link}}',
      ],
    },
    reply: { subject: '{{subject}}', lines: ['{{text}}'] },
    eventTomorrow: {
      subject: 'تذكير: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'لك مقعد في {{event}}.',
        'الموعد: {{when?}} بتوقيت القاهرة',
        'المكان: {{place?}}',
        'التفاصيل، وزر «لن أتمكن من الحضور» الذي يعطي مقعدك لمن يليك في الانتظار: {{link}}',
      ],
    },
    eventChanged: {
      subject: 'تغيّر موعد أو مكان: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'تغيّر موعد {{event}} أو مكانها. هذا هو المعتمد الآن:',
        'الموعد: {{when?}} بتوقيت القاهرة',
        'المكان: {{place?}}',
        'الموعد مرفق لتقويمك: {{file?}}',
        'التفاصيل، وزر «لن أتمكن من الحضور»: {{link}}',
      ],
    },
    seatFree: {
      subject: 'توفّر مقعد: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'صار لك مقعد في {{event}}.',
        'الموعد: {{when?}} بتوقيت القاهرة',
        'المكان: {{place?}}',
        'إن لم تتمكن من الحضور فأخبرنا قبل {{until?}}، ليحضر من يليك في الانتظار.',
        'التفاصيل، وزر «لن أتمكن من الحضور»: {{link}}',
      ],
    },
    subscribe: {
      subject: 'أكّد اشتراكك',
      lines: [
        'طلبت أنت، أو شخص يستخدم عنوانك، نشرتنا البريدية.',
        'للتأكيد: {{link}}',
        'إن لم تكن أنت فلا تفعل شيئًا: لا تصل أي نشرة دون تأكيد. ويمكنك أيضًا سحب الطلب من هنا: {{leave}}',
      ],
    },
    subscribed: {
      subject: 'تم اشتراكك',
      lines: ['شكرًا لك. تصلك نشرتنا القادمة.', 'يمكنك إلغاء الاشتراك في أي وقت: {{link}}'],
    },
  },
} as const satisfies Record<Language, Record<MailKind, { subject: string; lines: readonly string[] }>>;

/** The last line of mails that a member may turn off. */
export const TURN_OFF: Record<Language, string> = {
  en: 'No more emails of this kind: {{turnOff}}',
  ar: 'لإيقاف هذا النوع من الرسائل: {{turnOff}}',
};
