/** The legal pages. `updated` is the day on which the text last changed. */
export default {
  updated: 'Last updated: {{date}}',
  privacy: {
    title: 'Privacy Policy',
    updated: '2026-11-23',
    sections: [
      {
        title: 'Information we collect',
        text: 'When you sign in with LinkedIn we receive your name, your email address, the address of your picture there and your language; we do not keep the language. You add what you like: a picture, your name in the other script, a title, a text about your work, links, up to three skills, what you can help with and what you are looking for, and how to reach you. Forms on this site keep what you write in them. We also keep which page you were on your way to when you signed in, until you get there. Social sign-in is optional: you can read everything public and apply without it.',
      },
      {
        title: 'How we use it',
        text: 'To run the community: to decide about requests to join, to show your profile to other members, to register you for events, and to write to you about any of these. An email address counts as yours once LinkedIn vouches for it or you confirm it with the link that we send to it.',
      },
      {
        title: 'Legal bases',
        text: "We act on your consent, on the agreement that membership is, and on our legitimate interest in keeping the community safe, under Egypt's Personal Data Protection Law and, where it applies, the GDPR.",
      },
      {
        title: 'Sharing',
        text: 'Members see what you show in your profile, never your email address. What you write to a member through Nexus reaches them by email with your name, and with your address only if you choose to show it; the team reads it only if they report it. The staff who run an event see who attends. We sell nothing and give nothing to advertisers.',
      },
      {
        title: 'Cookies',
        text: "One strictly necessary cookie while you sign in, and a few entries in your browser's storage. The Cookie Policy lists them all.",
      },
      {
        title: 'Retention',
        text: 'We keep each kind of data only as long as this table says; then it is deleted automatically.',
        table: 'retention',
      },
      {
        title: 'Your choices and rights',
        text: 'You can see, correct, take with you and erase your data, and withdraw your consent at any time. Write to us and a person answers.',
      },
      {
        title: 'Children',
        text: 'The community is for people who work. We do not knowingly keep data about anybody under 18.',
      },
      {
        title: 'International transfers',
        text: 'Our servers are in the European Union, run by Google. Transfers rest on the safeguards that the law requires.',
      },
      {
        title: 'Security',
        text: 'Everything travels encrypted. Access is limited by role, checked on every request, and every change is recorded.',
      },
      {
        title: 'Links to other sites',
        text: 'Events, members and partners link to other sites. Their owners answer for what happens there.',
      },
      {
        title: 'Changes',
        text: 'When this text changes, the date below changes with it.',
      },
      { title: 'Contact', text: 'Questions about your data: {{email}}.' },
    ],
  },
  terms: {
    title: 'Terms of Service',
    updated: '2026-11-23',
    sections: [
      {
        title: 'The community',
        text: 'Nexus is a community for people who work in real-estate development. Using the site means agreeing to these terms.',
      },
      {
        title: 'Your account',
        text: 'You sign in as yourself, and what your profile says is true. An admin may refuse or end a membership; where they give a reason, you read it in your profile.',
      },
      {
        title: 'What you post',
        text: 'It stays yours. You let us show it to members, or to everybody where the page is public.',
      },
      { title: 'Conduct', text: 'No selling to members who did not ask, no harassment, no scraping of the directory.' },
      {
        title: 'Events',
        text: 'A seat is personal. If you cannot come, give it back under My events or on the page of the event before it starts: it goes to the next in line.',
      },
      {
        title: 'Liability',
        text: 'Mentors give opinions, not professional advice. We are liable as far as the law requires.',
      },
      { title: 'Law', text: 'The law of the Arab Republic of Egypt applies. Questions: {{email}}.' },
    ],
  },
  cookies: {
    title: 'Cookie Policy',
    updated: '2026-11-23',
    sections: [
      {
        title: 'The one cookie',
        text: '__session exists from the moment you choose to sign in with LinkedIn until you are signed in, at most eleven minutes. It ties the sign-in to your browser.',
      },
      {
        title: 'What your browser keeps',
        text: 'theme: light or dark. website_hero_content and website_about_content: the last words of two pages, for when the network fails. firebaseLocalStorageDb: your session. member_current and staff_current: a sign that you may be signed in. known_browser: a random number, so that the team is told of sign-ins from other browsers only; it stays after you sign out. sign_in_waiting: that a sign-in waits in another tab. reloaded_at and nexus.releaseReload: that a page has just loaded itself anew. profile_card_dismissed: that you closed a card. draft: what you typed and have not saved, locked so that only you can read it once you are signed in; after 30 days it goes at the next sign-in in this browser.',
      },
      {
        title: 'Signing out',
        text: 'removes everything personal from the list above; what you typed and have not saved stays, locked.',
      },
      {
        title: 'No others',
        text: 'There is no advertising, no measuring across sites and no third party. The video on the home page loads from YouTube only after you press play. Questions: {{email}}.',
      },
    ],
  },
};
