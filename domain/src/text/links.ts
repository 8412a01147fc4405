/** Two letters and these are endings of addresses that mail programs make a link of. */
const ENDINGS = new Set(
  (
    'com net org edu gov mil int info biz name pro xyz top site online store shop app dev web blog club live link click news tech ' +
    'space website cloud page pages world life zone work agency email group company digital media today vip win bid loan ' +
    'date trade party review stream download science men country kim bond cfd sbs icu cyou rest quest fun monster mom ' +
    'zip mov lol art run one mobi asia tel travel jobs museum aero coop post xxx ' +
    'design studio bank health wiki energy care center global plus best team tools host press fit guru expert pub bar ' +
    'cafe pizza house estate homes build builders construction contractors property properties rent rentals realty ' +
    'villas casa city community social network chat support help guide education academy school university institute ' +
    'foundation capital finance financial fund money cash credit loans insurance tax market marketing trading exchange ' +
    'business enterprises ventures partners consulting services management engineering engineer architect legal law ' +
    'doctor clinic photo photos gallery video film games game play bet casino sport shopping gift gifts dating wedding ' +
    'sexy porn adult webcam software computer technology systems solutions hosting domains directory codes ' +
    'مصر موقع شبكة السعودية امارات قطر تونس المغرب الجزائر عمان فلسطين سورية العراق الاردن كوم'
  ).split(' '),
);
/** What stands before a dot in a name without a space after it: an initial or a title. */
const TITLE = /^(\p{L}|dr|eng|mr|mrs|ms|miss|prof|arch|st|ste|sr|jr|hon|rev|capt|col|gen|md|moh|abd|أ|د|م|أد)$/iu;
/** Titles that follow each other, none of them an ending: `Prof.Dr. Ali`. */
const TITLE_ALONE = /^(dr|eng|prof|arch|hon)$/i;
const LABELS = /[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)+/gu;

/**
 * Whether a text holds something that a mail program would make a link of: a scheme, `www.` or the name of a host.
 * `St. John`, `A. R. Hassan`, `Eng.Mohamed` and `د.سلمى` hold none.
 */
export function holdsLink(text: string): boolean {
  const plain = plainly(text);
  if (/:\/\/|\/\/|\b(?:https?|ftp|mailto|tel|javascript|data)\s*:|\bwww\s*\./iu.test(plain)) return true;
  return (plain.match(LABELS) ?? []).some(isHost);
}

/** The text without what holds a link, word by word. */
export function withoutLinks(text: string): string {
  if (!holdsLink(text)) return text;
  const kept = text.split(/\s+/u).filter((word) => !holdsLink(word));
  const left = kept.join(' ');
  return holdsLink(left) ? '' : left;
}

/**
 * The text as people read it, of which no mail program makes a link: what cannot be seen stands behind each sign that
 * addresses are made with.
 */
export function unlinked(text: string): string {
  return text.replace(/[.:@。．｡․](?=\S)/gu, '$&\u200B');
}

function isHost(name: string): boolean {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(name)) return true;
  const labels = name.split('.');
  const last = labels.at(-1) ?? '';
  if (!/^\p{L}[\p{L}\p{M}]+$/u.test(last) && !/^xn--/i.test(last)) return false;
  const startsAsName = labels.slice(0, -1).every((label) => TITLE.test(label));
  const endsAsName = TITLE_ALONE.test(last) || ([...last].length > 2 && !ENDINGS.has(last.toLowerCase()));
  return !(startsAsName && endsAsName);
}

/** As people read it: without what is invisible, full stops of other scripts as dots. */
function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[。．｡․]/gu, '.');
}
