/** Every mail that Nexus sends, in both languages. `{{name?}}` marks a line that is left out when it has no value. */
export const mails = {
  en: {
    approved: {
      subject: 'Welcome to the community, {{name}}',
      lines: [
        'Hello {{name}},',
        'Your request to join was approved. The members directory and event registration are open to you now.',
        'Meet the members: {{link}}',
      ],
    },
    rejected: {
      subject: 'Your request to join',
      lines: [
        'Hello {{name}},',
        'Thank you for your interest. We could not approve your request to join this time.',
        'The reason: {{reason?}}',
        'You can update your profile and ask again whenever you like: {{link}}',
      ],
    },
    requested: {
      subject: 'We have your request to join',
      lines: [
        'Hello {{name}},',
        'Your request reached us. A person reads each one; you will hear from us by mail.',
        'Your profile: {{link}}',
      ],
    },
  },
  ar: {
    approved: {
      subject: 'أهلًا بك في المجتمع يا {{name}}',
      lines: [
        'مرحبًا {{name}}،',
        'قُبل طلب انضمامك. دليل الأعضاء والتسجيل في الفعاليات مفتوحان لك الآن.',
        'تعرّف إلى الأعضاء: {{link}}',
      ],
    },
    rejected: {
      subject: 'بخصوص طلب انضمامك',
      lines: [
        'مرحبًا {{name}}،',
        'نشكرك على اهتمامك. لم نتمكن من قبول طلب انضمامك هذه المرة.',
        'السبب: {{reason?}}',
        'يمكنك تحديث ملفك والتقدّم من جديد متى شئت: {{link}}',
      ],
    },
    requested: {
      subject: 'وصلنا طلب انضمامك',
      lines: ['مرحبًا {{name}}،', 'وصلنا طلبك. يقرأ كل طلب شخصٌ من فريقنا، وسنراسلك بالبريد.', 'ملفك: {{link}}'],
    },
  },
} as const;
