// Runs before the first paint: language and direction follow the address, the theme follows the person's choice, and
// what only visitors see stays hidden where somebody may be signed in.
(function () {
  var root = document.documentElement;
  var isArabic = /^\/ar(\/|$)/.test(location.pathname);
  root.lang = isArabic ? 'ar' : 'en';
  root.dir = isArabic ? 'rtl' : 'ltr';
  try {
    root.dataset.theme = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
    if (localStorage.getItem('member_current')) root.dataset.hint = 'member';
  } catch {
    root.dataset.theme = 'light';
  }
})();
