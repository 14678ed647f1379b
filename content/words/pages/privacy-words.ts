// The Privacy Policy: what the software really keeps, why, how long, who sees it and how to have it erased.
// Keep it equal to what the server does; counsel confirms it before launch.
import type { Localized } from '#content/language.ts';

export const privacyWords = {
  en: {
    head: {
      title: 'Privacy Policy: What We Keep and for How Long',
      description:
        'What we keep when you ask for a repair, why, for how long, who sees it, and how to have it erased. No trackers unless the company turns them on.',
    },
    heading: 'Privacy Policy',
    intro:
      'In short: we keep what you type into a form so that we can call you about your repair. We do not sell it, and you can have it erased.',
    updated: 'Last changed November 29, 2026',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'From the quote form: your name, phone number, email address, ZIP code, the appliance, the time you prefer, whether it is urgent, and a message if you wrote one.',
          'From you, on the page of your request or on the phone: the street address of the visit, the apartment or unit, and how to get to the door.',
          'If you agree to texts about your visit: the number, when you agreed, the sentence you saw or were told, and whether you replied STOP. You can withdraw your agreement on the page of your request, or by replying STOP. Agreeing is never a condition of a repair.',
          'From our calls with you: notes of our staff, such as a dog in the yard, the language you prefer, or that we do not serve an address. They are kept with your requests, and erased with the last of them.',
          'From the message form: your name, your email address or phone number, and the message.',
          'With each request: the page it was sent from, the language, the time it arrived, and which version of the sentence beside the button you saw, so that both sides know what you agreed to.',
          'Photos, if you add some to your request: we make a smaller copy of what they show and keep that with the request. The file you sent is not kept, and with it goes everything else it tells, such as where and when it was taken. Only you and our staff see the photos; you can remove each one on the page of your request, and they are erased with it.',
          'And how you came here: the first page you opened in that tab and when, the page that led you here, and the campaign marks in its address, if there were any. This waits in your browser tab and reaches us only with a form you send.',
        ],
      },
      {
        heading: 'Why',
        paragraphs: [
          'To call you back, to plan the visit, to write to you about it, and to answer for the warranty afterward. Nothing else.',
          'We add no one to a marketing list. Asking for a repair is never tied to agreeing to advertising calls or texts.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'Up to two years from the day a request arrives, so that a question about the repair or its warranty can be answered. Ask us to erase yours and it is erased sooner.',
          'If you erase your request on its page, everything that names you is deleted at once. We keep a number without a name: that a request about this appliance came on that day from your part of the state, what was done and when. It goes when requests of that day go.',
          'Copies in backups are never older than requests may be: two years at most. If a backup must be put back, what was erased since is erased again.',
          'Tax law may require us to keep an invoice longer. An invoice is not part of this website.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'The people who answer the phone and the technician who visits, whose calendar service shows the visit with its address. When one of them looks the address up on a map, the map service sees it, without your name. Notices of a request may travel through our email provider, or through an outside form or messaging service if the company has set one up. If you agreed to texts, the text messaging service sees your number and the time of the visit. Your number and your consent are shared with nobody for their own use.',
          'We do not sell personal data, and we do not pass it to other companies for their own use.',
        ],
      },
      {
        heading: 'What this site does in your browser',
        paragraphs: [
          'When you send a form, your browser tab keeps what you typed until it sees that we have it, so that nothing is lost when the connection breaks. Then it is deleted; closing the tab deletes it, too.',
          'After you send a form, a cookie lets your browser show you your own request for thirty days. No script can read it, and you can end it on that page. The link in our mail does the same on any device, for as long as we keep the request. The page shows your first name, ZIP code, appliance and what you added, never your phone number or email address. Through a link older than thirty days, it does not show the street address or how to get to the door.',
          'On that page you can add the sign, the code on the display, the street address and how to get to the door, correct your phone, email address and ZIP code, cancel, send the request again, or erase it. What you correct is used from then on; what you sent first stays beside it until the request goes. The address of the page is a key: our server does not write it into its log.',
          'The site sets no advertising cookies and loads no outside trackers. If the company turns on visit counting, page views, taps on the phone number and form events are counted; until then nothing leaves the page. Your browser keeps one small page of ours with our phone number, for when there is no connection.',
          'The server keeps a technical log of addresses opened and errors met. Names, phone numbers, email addresses and messages are never written to it. To stop floods of posts, the server counts posts by network address for a short while.',
        ],
      },
      {
        heading: 'How to see it, correct it or have it erased',
        paragraphs: [
          'The page of your request does it at once, without asking anybody; its link is in our mail.',
          'Write to the email address in the footer or call. Tell us the phone number or email address you used, and we show you what we hold, correct it, or erase it. We may first ask something only the sender of the request would know.',
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'The forms are for adults who can agree to a repair. We do not knowingly keep data about children.',
        ],
      },
    ],
  },
} as const satisfies Localized<unknown>;
