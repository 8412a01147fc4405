import type en from '../en/join';
import type { Words } from '../words';

const ar: Words<typeof en> = {
  title: 'انضم إلينا',
  text: 'اختر كيف تحب أن تشارك.',
  cards: {
    application: {
      title: 'مشاركون',
      text: 'تعلّم ممن بنوا قبلك.',
      points: 'ورش وزيارات مواقع|مرشد تسأله|مكان في المجتمع',
    },
    mentor: {
      title: 'مرشدون',
      text: 'امنح أمسية كل شهر لمن يأتي بعدك.',
      points: 'مجموعات صغيرة|أسئلة تُبقيك يقظًا|شبكة من الأقران',
    },
    partner: {
      title: 'شركاء',
      text: 'ادعم ما نقوم به باسم مؤسستك.',
      points: 'استضف زيارة أو ورشة|قابل الناس قبل التوظيف|اسمك حيث يُرى',
    },
    volunteer: { title: 'متطوعون', text: 'ساعد في إنجاح أمسية.', points: 'إدارة فعالية|كتابة وتصوير|التعلّم بالممارسة' },
  },
  form: 'طلبك',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  organization: 'الجهة',
  experience: 'الخبرة',
  motivation: 'الدافع',
  linkedinUrl: 'LinkedIn',
  availability: 'الأوقات المتاحة',
  skills: 'المهارات',
  submit: 'إرسال الطلب',
  sent: 'تم إرسال الطلب!',
  sentText: 'شكرًا لاهتمامك. سنتواصل معك قريبًا.',
  failed: 'تعذّر الإرسال',
  failedText: 'حاول مرة أخرى أو تواصل معنا مباشرة.',
  thanks: 'شكرًا لك',
  thanksText: 'يُراجع طلبك خلال ٤٨ ساعة.',
  another: 'تقديم طلب آخر',
  questions: 'لديك أسئلة؟',
  emailUs: 'راسلنا',
  emailUsText: 'نرد خلال ٢٤ ساعة.',
  follow: 'تابعنا',
  followText: 'ما نفعله أولًا بأول.',
  book: 'احجز لقاء',
  bookText: 'نصف ساعة بالهاتف أو على فنجان قهوة.',
};

export default ar;
