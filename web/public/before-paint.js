// Runs before the first paint: language and direction follow the address, the theme follows the person's choice, what
// only visitors see stays hidden where somebody may be signed in, and a page just opened may lay out its lower parts
// later: one that is reloaded or gone back to needs its height at once, to stay where it was scrolled to. A member’s part
// of the home page comes once it is known who they are: as much room as it took last is left for it.
(function () {
  var root = document.documentElement;
  var isArabic = /^\/ar(\/|$)/.test(location.pathname);
  root.lang = isArabic ? 'ar' : 'en';
  root.dir = isArabic ? 'rtl' : 'ltr';
  var opened = performance.getEntriesByType('navigation')[0];
  if (opened && opened.type === 'navigate' && !location.hash) root.dataset.fresh = 'true';
  try {
    root.dataset.theme = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light';
    if (localStorage.getItem('member_current') || localStorage.getItem('staff_current')) root.dataset.hint = 'member';
    var place = (localStorage.getItem('home_place') || '').split(' ');
    if (Number(place[0]) === innerWidth && /^(\/ar)?\/?$/.test(location.pathname)) {
      root.style.setProperty('--home-place', Number(place[1]) + 'px');
      root.dataset.place = 'kept';
    }
  } catch {
    root.dataset.theme = 'light';
  }
})();
