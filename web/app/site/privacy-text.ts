/** The privacy text of a company that has not written its own. Each entry is a part with its paragraphs. */
export const privacyText = [
  {
    id: 'short',
    title: 'In short',
    paragraphs: [
      'You can read this whole website without telling us who you are. We set no cookies, we run no analytics and unless you ask for the map we load nothing from other companies: fonts, pictures and scripts all come from our own server.',
      'We store personal data only when you give it to us: when you write to us, or when you subscribe to our newsletter. We use it for that one purpose, we do not sell it, and we delete it when you ask.',
    ],
  },
  {
    id: 'visiting',
    title: 'When you visit a page',
    paragraphs: [
      'Your browser sends our server what it needs to answer: your network address, the page you asked for, the time, and the kind of browser. The server may note this in a technical log. We use that log only to keep the website running and to fend off attacks, never to follow a person from page to page, and we keep it no longer than that needs.',
      'Links to other websites, such as those of our partners, are plain links. Nothing is sent to them until you choose one; from then on their own privacy terms apply.',
      'The map of where to find us is a drawing of our own at first. Only when you press “Show map” does your browser fetch the real one from OpenStreetMap, whose servers then see your network address.',
    ],
  },
  {
    id: 'messages',
    title: 'When you write to us',
    paragraphs: [
      'A contact message consists of the name, e-mail address, subject and text that you enter. We store it so that the right person can read it and answer you, and we store our answer with it.',
      'Only the people in our company who handle enquiries can see it. We keep the conversation for as long as it takes to deal with your request, and longer only where the law asks us to, for instance when it leads to an order.',
    ],
  },
  {
    id: 'newsletter',
    title: 'When you subscribe to our newsletter',
    paragraphs: [
      'We store your e-mail address and the time at which you confirmed it. You receive a message first and are subscribed only after you have confirmed, so nobody can sign you up without your knowledge.',
      'Every issue carries a link with which you can unsubscribe at once. We then take your address off the list.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who else receives data',
    paragraphs: [
      'The company that hosts our server and the one that delivers our mail handle data on our behalf and under our instructions. Nobody else receives it, unless the law obliges us to hand it over.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    paragraphs: [
      'You may ask us at any time what we have stored about you, have it corrected or deleted, receive a copy, or withdraw a consent that you gave. You may also object to how we use it. Write to us in the way that suits you best; we answer within one month and it costs you nothing.',
      'If you think that we handle your data wrongly, tell us, so that we can put it right. You may also complain to the data protection authority of the place where you live or work.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    paragraphs: [
      'When this website learns to do something new with personal data, we change this page before it does.',
    ],
  },
] as const
