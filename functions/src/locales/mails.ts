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
        'Thank you for your interest. We could not approve your membership this time.',
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
    requestCame: {
      subject: '{{applicant}} asks to join',
      lines: [
        'Hello {{name}},',
        '{{applicant}} asks to join the community. We promised an answer by {{until}}, Cairo time.',
        'Open the request: {{link}}',
      ],
    },
    requestsDaily: {
      subject: 'Requests to join waiting for a decision: {{count}}',
      lines: [
        'Hello {{name}},',
        'These people are waiting for a decision: {{names}}',
        'Others besides these: {{more?}}',
        'Late, past the 48 hours: {{late?}}',
        'Waiting for an answer to our question: {{asked?}}',
        'Open the queue: {{link}}',
      ],
    },
    requestsLate: {
      subject: 'Requests to join that are late: {{count}}',
      lines: [
        'Hello {{name}},',
        'The 48 hours in which we promised an answer are over for: {{names}}',
        'Others besides these: {{more?}}',
        'Open the queue: {{link}}',
      ],
    },
    requestQuestion: {
      subject: 'A question about your request to join',
      lines: [
        'Hello {{name}},',
        'Before we decide on your request, the team would like to know:',
        '{{question}}',
        'Answer on your profile: {{link}}',
        'Our 48 hours to answer pause until then.',
      ],
    },
    requested: {
      subject: 'We have your request to join',
      lines: [
        'Hello {{name}},',
        'Your request reached us. A person reads each one; you will hear from us within 48 hours, by email.',
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
        'When: {{when?}}, Cairo time',
        'The details: {{link}}',
      ],
    },
    leaving: {
      subject: 'You asked to leave',
      lines: [
        'Hello {{name}},',
        'Other members no longer see you, and your seats at coming events go to others. On {{day}} everything about you will be erased.',
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
    newSignIn: {
      subject: 'A new sign-in to the admin panel',
      lines: [
        'Hello {{name}},',
        'Somebody signed in to your account from a browser that we had not seen before: {{device}}, on {{when}}, Cairo time.',
        'If it was you, there is nothing to do.',
        'If not, choose a new password at once, which also ends all sessions: {{password}}',
        'Your last sign-ins: {{link}}',
      ],
    },
    secondFactorOn: {
      subject: 'Signing in to the admin panel now needs a code',
      lines: [
        'Hello {{name}},',
        'Since {{when}}, Cairo time, signing in to your account needs a code from your app besides the password.',
        'If it was not you, tell a super admin at once.',
        'Your account: {{link}}',
      ],
    },
    secondFactorOff: {
      subject: 'Signing in to the admin panel no longer needs a code',
      lines: [
        'Hello {{name}},',
        'Since {{when}}, Cairo time, your password alone signs you in: the code from your app was switched off, by you or by a super admin.',
        'Set it up again: {{link}}',
        'If you do not know why, tell a super admin at once.',
      ],
    },
    staffReset: {
      subject: 'Choose a new password',
      lines: [
        'Hello {{name}},',
        'You, or somebody who entered your address, asked for a new password for the admin panel.',
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
    newsletter: {
      subject: '{{subject}}',
      lines: [
        'Read this issue on our site: {{page}}',
        'You are getting this because you asked for our newsletter and confirmed it.',
      ],
    },
    newsletterTest: {
      subject: 'Test: {{subject}}',
      lines: ['This is a test to you alone. Readers find a link to unsubscribe here.'],
    },
    memberMessage: {
      subject: '{{from}} wrote to you',
      lines: [
        'Hello {{name}},',
        '{{who}} wrote to you through Nexus:',
        '{{message}}',
        'Their profile: {{page}}',
        'Answer here, without showing your address; you can also block the sender or report the message there, within {{days}} days: {{link}}',
        'Or reply to this email: it goes to {{address?}} and shows your address.',
        '{{hidden?}} was not shown your address, and does not get what you reply from your mail program.',
      ],
    },
    memberReply: {
      subject: '{{from}} answered you',
      lines: [
        'Hello {{name}},',
        '{{who}} answered your message on Nexus:',
        '{{message}}',
        'Their profile: {{page}}',
        'Answer here, without showing your address; you can also block the sender or report the message there, within {{days}} days: {{link}}',
        'Or reply to this email: it goes to {{address?}} and shows your address.',
        '{{hidden?}} was not shown your address, and does not get what you reply from your mail program.',
      ],
    },
    mentorAsked: {
      subject: '{{other}} asks you to be their mentor',
      lines: [
        'Hello {{name}},',
        '{{who}} asks you to be their mentor:',
        '{{message}}',
        'Their profile: {{page}}',
        'Say yes, no or later: {{link}}',
      ],
    },
    mentorNews: {
      subject: 'Mentoring: {{other}}',
      lines: [
        'Hello {{name}},',
        '{{accepted?}} said yes to you. Write to each other through their page to find a first date.',
        '{{declined?}} cannot mentor you this time. Other members offer to mentor as well.',
        '{{later?}} will answer you later. Until then your request stays open, and you can withdraw it.',
        'The mentorship between you and {{ended?}} has ended.',
        'Your request to {{unanswered?}} was not answered in 30 days, so it is closed. You can ask again, or ask another mentor.',
        'You did not answer the request of {{closed?}} in 30 days, so it is closed and you need not do anything. If you have no time at the moment, you can switch your offer off.',
        'Their profile: {{page}}',
        'Mentors, and your requests: {{link}}',
      ],
    },
    mentorReminder: {
      subject: '{{other}} is still waiting for your answer',
      lines: [
        'Hello {{name}},',
        'A week ago you put off the request of {{who}}, who would like you as a mentor. We remind you this once.',
        'Say yes or no: {{link}}',
      ],
    },
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
        'The time or place of {{event}} has changed. Here is how it stands now:',
        'When: {{when?}}, Cairo time',
        'Where: {{place?}}',
        'The date is attached for your calendar: {{file?}}',
        'The details, and the “I cannot come” button: {{link}}',
      ],
    },
    eventThanks: {
      subject: 'Thank you: {{event}}',
      lines: [
        'Hello {{name}},',
        'Thank you for being part of {{event}}. Here is what you can look at again:',
        '{{materials}}',
        'It all stays on the page of the event: {{link}}',
      ],
    },
    eventCancelled: {
      subject: 'Cancelled: {{event}}',
      lines: [
        'Hello {{name}},',
        'We are sorry: {{event}} is cancelled. There is nothing you need to do.',
        'Why: {{note?}}',
        'It was planned for {{when?}}, Cairo time.',
        'To take it out of your calendar, open the attached file: {{file?}}',
        'What else is coming up: {{link}}',
      ],
    },
    eventResumed: {
      subject: 'It takes place after all: {{event}}',
      lines: [
        'Hello {{name}},',
        'We wrote that {{event}} was cancelled. It takes place after all, and your seat or your place on the waitlist is still yours.',
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
        'You, or somebody who entered your address, asked for our newsletter.',
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
    requestCame: {
      subject: '{{applicant}}: طلب انضمام جديد',
      lines: [
        'مرحبًا {{name}}،',
        'وصل طلب انضمام من {{applicant}}. وعدنا بالرد في موعد أقصاه {{until}} بتوقيت القاهرة.',
        'افتح الطلب: {{link}}',
      ],
    },
    requestsDaily: {
      subject: 'طلبات انضمام تنتظر القرار: {{count}}',
      lines: [
        'مرحبًا {{name}}،',
        'ينتظر القرار: {{names}}',
        'وغيرهم: {{more?}}',
        'تأخر الرد عليهم أكثر من ٤٨ ساعة: {{late?}}',
        'وننتظر إجاباتهم عن أسئلتنا: {{asked?}}',
        'افتح قائمة الطلبات: {{link}}',
      ],
    },
    requestsLate: {
      subject: 'طلبات انضمام تأخر الرد عليها: {{count}}',
      lines: [
        'مرحبًا {{name}}،',
        'انتهت مهلة الـ٤٨ ساعة التي وعدنا بالرد خلالها على: {{names}}',
        'وغيرهم: {{more?}}',
        'افتح قائمة الطلبات: {{link}}',
      ],
    },
    requestQuestion: {
      subject: 'سؤال عن طلب انضمامك',
      lines: [
        'مرحبًا {{name}}،',
        'قبل البتّ في طلبك يودّ الفريق أن يعرف:',
        '{{question}}',
        'أجب من ملفك: {{link}}',
        'وتتوقف مهلة الـ٤٨ ساعة التي نرد خلالها حتى تصلنا إجابتك.',
      ],
    },
    requested: {
      subject: 'وصلنا طلب انضمامك',
      lines: [
        'مرحبًا {{name}}،',
        'وصلنا طلبك. يقرأ كل طلب شخصٌ من فريقنا، ونرد عليك بالبريد خلال ٤٨ ساعة.',
        'ملفك: {{link}}',
      ],
    },
    attending: {
      subject: 'تأكد حضورك: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'تأكد مقعدك في {{event}}.',
        'الموعد: {{when?}} بتوقيت القاهرة',
        'المكان: {{place?}}',
        'الموعد مرفق لتضيفه إلى تقويمك: {{file?}}',
        'التفاصيل، وزر «لن أتمكن من الحضور» الذي يعطي مقعدك لمن يليك في الانتظار: {{link}}',
      ],
    },
    waitlisted: {
      subject: 'أنت في قائمة الانتظار: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'اكتمل عدد {{event}}. رقمك في قائمة الانتظار {{position}}. أي مقعد يخلو يذهب تلقائيًا إلى التالي في القائمة، وسنراسلك.',
        'الموعد: {{when?}} بتوقيت القاهرة',
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
    newSignIn: {
      subject: 'دخول جديد إلى لوحة الإدارة',
      lines: [
        'مرحبًا {{name}}،',
        'دخل أحدهم إلى حسابك من متصفح لم نره من قبل: {{device}}، يوم {{when}} بتوقيت القاهرة.',
        'إن كنت أنت، فلا شيء عليك.',
        'وإن لم تكن أنت، فاختر كلمة مرور جديدة فورًا، وهذا ينهي كل الجلسات أيضًا: {{password}}',
        'آخر مرات الدخول إلى حسابك: {{link}}',
      ],
    },
    secondFactorOn: {
      subject: 'أصبح الدخول إلى لوحة الإدارة يحتاج إلى رمز',
      lines: [
        'مرحبًا {{name}}،',
        'منذ {{when}} بتوقيت القاهرة، يحتاج الدخول إلى حسابك إلى رمز من تطبيقك مع كلمة المرور.',
        'إن لم تكن أنت، فأخبر مديرًا عامًا فورًا.',
        'حسابك: {{link}}',
      ],
    },
    secondFactorOff: {
      subject: 'لم يعد الدخول إلى لوحة الإدارة يحتاج إلى رمز',
      lines: [
        'مرحبًا {{name}}،',
        'منذ {{when}} بتوقيت القاهرة، تكفي كلمة المرور وحدها لدخولك: أوقفتَ أنت الرمز من تطبيقك، أو أوقفه مدير عام.',
        'أعد إعداده من هنا: {{link}}',
        'إن لم تعرف السبب، فأخبر مديرًا عامًا فورًا.',
      ],
    },
    staffReset: {
      subject: 'اختر كلمة مرور جديدة',
      lines: [
        'مرحبًا {{name}}،',
        'طلبت أنت، أو شخص كتب عنوانك، كلمة مرور جديدة للوحة الإدارة.',
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
    newsletter: {
      subject: '{{subject}}',
      lines: ['اقرأ هذا العدد في موقعنا: {{page}}', 'تصلك هذه الرسالة لأنك طلبت نشرتنا وأكّدت اشتراكك.'],
    },
    newsletterTest: {
      subject: 'تجربة: {{subject}}',
      lines: ['هذه رسالة تجريبية وصلتك وحدك. يجد القراء هنا رابط إلغاء الاشتراك.'],
    },
    memberMessage: {
      subject: 'رسالة إليك من {{from}}',
      lines: [
        'مرحبًا {{name}}،',
        'رسالة إليك عبر نكسس من {{who}}:',
        '{{message}}',
        'صفحة المرسل: {{page}}',
        'للرد دون أن يظهر بريدك، أو لحظر المرسل أو الإبلاغ عن الرسالة، خلال {{days}} يومًا: {{link}}',
        'أو ردّ على هذه الرسالة نفسها: يصل ردك إلى {{address?}} ويظهر فيه بريدك.',
        'لم يظهر بريدك للمرسل، وما ترد به من برنامج بريدك لا يصل إلى {{hidden?}}.',
      ],
    },
    memberReply: {
      subject: 'رد إليك من {{from}}',
      lines: [
        'مرحبًا {{name}}،',
        'رد على رسالتك عبر نكسس من {{who}}:',
        '{{message}}',
        'صفحة المرسل: {{page}}',
        'للرد دون أن يظهر بريدك، أو لحظر المرسل أو الإبلاغ عن الرسالة، خلال {{days}} يومًا: {{link}}',
        'أو ردّ على هذه الرسالة نفسها: يصل ردك إلى {{address?}} ويظهر فيه بريدك.',
        'لم يظهر بريدك للمرسل، وما ترد به من برنامج بريدك لا يصل إلى {{hidden?}}.',
      ],
    },
    mentorAsked: {
      subject: 'طلب إرشاد من {{other}}',
      lines: [
        'مرحبًا {{name}}،',
        'وصلك طلب إرشاد من {{who}}:',
        '{{message}}',
        'صفحة العضو: {{page}}',
        'أجب بنعم أو لا أو لاحقًا: {{link}}',
      ],
    },
    mentorNews: {
      subject: 'الإرشاد: {{other}}',
      lines: [
        'مرحبًا {{name}}،',
        'قُبل طلبك لدى {{accepted?}}. تراسلا عبر الصفحة للاتفاق على أول لقاء.',
        'لا يتسع وقت {{declined?}} لإرشادك هذه المرة. وهناك أعضاء آخرون يعرضون الإرشاد.',
        'سيصلك رد {{later?}} لاحقًا. يبقى طلبك مفتوحًا حتى ذلك الحين، ويمكنك سحبه.',
        'انتهى الإرشاد بينك وبين {{ended?}}.',
        'مرت ثلاثون يومًا على طلبك إلى {{unanswered?}} دون رد، فأُغلق. يمكنك أن تطلب من جديد، أو أن تطلب إرشاد عضو آخر.',
        'مرت ثلاثون يومًا على طلب {{closed?}} دون ردك، فأُغلق ولا يلزمك شيء. وإن لم يكن لديك وقت الآن يمكنك إيقاف عرضك.',
        'صفحة العضو: {{page}}',
        'المرشدون وطلباتك: {{link}}',
      ],
    },
    mentorReminder: {
      subject: 'ما زال طلب {{other}} ينتظر ردك',
      lines: [
        'مرحبًا {{name}}،',
        'أجّلت قبل أسبوع الرد على طلب إرشاد من {{who}}. نذكّرك به هذه المرة فقط.',
        'أجب بنعم أو لا: {{link}}',
      ],
    },
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
        'الموعد مرفق لتضيفه إلى تقويمك: {{file?}}',
        'التفاصيل، وزر «لن أتمكن من الحضور»: {{link}}',
      ],
    },
    eventThanks: {
      subject: 'شكرًا لك: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'شكرًا لمشاركتك في {{event}}. إليك ما يمكنك الرجوع إليه:',
        '{{materials}}',
        'وتجد كل ذلك في صفحة الفعالية: {{link}}',
      ],
    },
    eventCancelled: {
      subject: 'أُلغيت: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'نعتذر: أُلغيت {{event}}. ليس عليك أن تفعل شيئًا.',
        'السبب: {{note?}}',
        'كان موعدها: {{when?}} بتوقيت القاهرة',
        'لحذفها من تقويمك افتح الملف المرفق: {{file?}}',
        'الفعاليات القادمة: {{link}}',
      ],
    },
    eventResumed: {
      subject: 'تراجعنا عن الإلغاء: {{event}}',
      lines: [
        'مرحبًا {{name}}،',
        'كتبنا إليك أن {{event}} أُلغيت. تراجعنا عن الإلغاء وستُقام، ومقعدك أو مكانك في قائمة الانتظار محفوظ لك.',
        'الموعد: {{when?}} بتوقيت القاهرة',
        'المكان: {{place?}}',
        'الموعد مرفق لتضيفه إلى تقويمك: {{file?}}',
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
        'طلبت أنت، أو شخص كتب عنوانك، نشرتنا البريدية.',
        'للتأكيد: {{link}}',
        'إن لم تكن أنت فلا تفعل شيئًا: لا تصل أي نشرة دون تأكيد. ويمكنك أيضًا سحب الطلب من هنا: {{leave}}',
      ],
    },
    subscribed: {
      subject: 'تم اشتراكك',
      lines: ['شكرًا لك. ستصلك نشرتنا القادمة.', 'يمكنك إلغاء الاشتراك في أي وقت: {{link}}'],
    },
  },
} as const satisfies Record<Language, Record<MailKind, { subject: string; lines: readonly string[] }>>;

/** The last line of mails that a member may turn off. */
export const TURN_OFF: Record<Language, string> = {
  en: 'No more emails of this kind: {{turnOff}}',
  ar: 'لإيقاف هذا النوع من الرسائل: {{turnOff}}',
};
