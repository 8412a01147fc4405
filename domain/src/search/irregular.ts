/**
 * Names that are not spelled as they sound, or that Arabic tells apart by vowels that it does not write, and how they
 * are read: by their folded spelling.
 */
export const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map([
  ['عمر', ['omar']],
  ['عمار', ['ammar']],
  ['عمرو', ['amr']],
  ['amro', ['amr']],
  ['amru', ['amr']],
  ['طه', ['taha']],
  ['هاجر', ['hagar']],
  ['ادم', ['adam']],
  ['سعاد', ['soad']],
  ['يوسف', ['youssef']],
  ['yusuf', ['youssef']],
  ['yosuf', ['youssef']],
  ['yousuf', ['youssef']],
  ['yussuf', ['youssef']],
  ['يونس', ['younes']],
  ['yunus', ['younes']],
  ['عبدالله', ['abdallah']],
  ['abdullah', ['abdallah']],
  ['abdulla', ['abdallah']],
  ['abdollah', ['abdallah']],
  ['abdellah', ['abdallah']],
  ['mohd', ['mohamed']],
  ['ايمن', ['ayman']],
  ['ايمان', ['eman']],
  ['اسماء', ['asmaa']],
  ['مني', ['mona']],
  ['منه', ['menna']],
  ['isaac', ['ishak']],
  ['جون', ['john']],
  ['مارك', ['mark']],
  ['جان', ['jan', 'jean']],
  ['مايكل', ['michael']],
  ['ديفيد', ['david']],
]);

/** Names that end on an a, which many write with the dots of an i. */
export const ENDS_ON_A: ReadonlySet<string> = new Set(
  (
    'هدي نهي ندي جني ضحي سهي لمي رؤي موسي عيسي يحيي سلمي سلوي ليلي نجوي رضوي نشوي فدوي تقوي مروي يمني لبني بشري يسري ' +
    'ذكري كبري مصطفي مرتضي مجتبي'
  ).split(' '),
);
