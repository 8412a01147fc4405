import type en from '../en/admin-said';

const said = (given: Partial<(typeof en)['hero']>): (typeof en)['hero'] => ({
  created: 'تم الإنشاء',
  updated: 'تم الحفظ',
  deleted: 'نُقل إلى السلة',
  createFailed: 'تعذّر الحفظ',
  updateFailed: 'تعذّر الحفظ',
  deleteFailed: 'تعذّر الحذف',
  loadFailed: 'تعذّر التحميل.',
  updatedText: '',
  failedText: '',
  ...given,
});

const ar: typeof en = {
  hero: said({
    created: 'حُدّثت الواجهة بنجاح! سيظهر التغيير في الموقع.',
    updated: 'حُدّثت الواجهة بنجاح! سيظهر التغيير في الموقع.',
    createFailed: 'تعذّر تحديث الواجهة',
    updateFailed: 'تعذّر تحديث الواجهة',
    loadFailed: 'تعذّر تحميل بيانات الواجهة',
  }),
  about: said({
    updated: 'حُفظ قسم من نحن',
    createFailed: 'تعذّر تحديث قسم من نحن',
    updateFailed: 'تعذّر تحديث قسم من نحن',
    loadFailed: 'تعذّر تحميل بيانات من نحن',
  }),
  missionVision: said({
    createFailed: 'تعذّر إنشاء الرسالة والرؤية: {{message}}',
    updateFailed: 'تعذّر تحديث الرسالة والرؤية: {{message}}',
  }),
  page: said({
    created: 'حُدّثت الصفحة',
    updated: 'حُدّثت الصفحة',
    updatedText: 'حُفظ محتوى الصفحة بنجاح',
    createFailed: 'تعذّر التحديث',
    updateFailed: 'تعذّر التحديث',
    failedText: 'تعذّر تحديث محتوى الصفحة. حاول مرة أخرى.',
  }),
  newsItem: said({}),
  event: said({
    created: 'أُنشئت الفعالية بنجاح!',
    updated: 'حُدّثت الفعالية بنجاح!',
    deleted: 'حُذفت الفعالية بنجاح!',
    createFailed: 'خطأ في إنشاء الفعالية',
    updateFailed: 'خطأ في تحديث الفعالية',
    deleteFailed: 'خطأ في حذف الفعالية',
    loadFailed: 'تعذّر جلب الفعاليات',
  }),
  expert: said({ loadFailed: 'تعذّر جلب الخبراء' }),
  partner: said({
    createFailed: 'تعذّر حفظ الشريك. حاول مرة أخرى.',
    updateFailed: 'تعذّر حفظ الشريك. حاول مرة أخرى.',
    deleteFailed: 'تعذّر حذف الشريك. حاول مرة أخرى.',
    loadFailed: 'تعذّر تحميل الشركاء',
  }),
  statistics: said({
    created: 'حُدّثت الإحصاءات بنجاح!',
    updated: 'حُدّثت الإحصاءات بنجاح!',
    createFailed: 'خطأ في تحديث الإحصاءات',
    updateFailed: 'خطأ في تحديث الإحصاءات',
  }),
  successStory: said({
    created: 'أُنشئت قصة النجاح!',
    updated: 'حُدّثت قصة النجاح!',
    deleted: 'حُذفت قصة النجاح!',
    createFailed: 'خطأ في إنشاء قصة النجاح',
    updateFailed: 'خطأ في تحديث قصة النجاح',
    deleteFailed: 'خطأ في حذف قصة النجاح',
  }),
  program: said({}),
  initiative: said({}),
  sdg: said({}),
  settings: said({}),
};

export default ar;
