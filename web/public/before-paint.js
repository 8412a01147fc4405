// Runs before the first paint: language and direction follow the address, the theme follows the person's choice.
(function () {
  var root = document.documentElement;
  var isArabic = /^\/ar(\/|$)/.test(location.pathname);
  root.lang = isArabic ? 'ar' : 'en';
  root.dir = isArabic ? 'rtl' : 'ltr';
  try {
    root.dataset.theme = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
  } catch {
    root.dataset.theme = 'light';
  }
})();
