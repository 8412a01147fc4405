/** By itself, because every public page has it and needs no other sentence about what somebody typed. */
export const emailFault = { en: 'Please enter a valid email address', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' };
