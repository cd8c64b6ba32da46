type Facts = {
  company: { name: string; address: string | null; email: string | null; phone: string | null }
  /** After how many months messages are deleted; 0 for never by itself. */
  keepMonths: number
}

/** When the text below last changed. Update it with the text. */
const updated = '15 November 2026'

/**
 * The privacy text of a company that has not written its own. Each entry is a part with its paragraphs. It says what
 * the product really stores: what changes there changes here.
 */
export function standardPrivacyText({ company, keepMonths }: Facts) {
  return [
    {
      id: 'short',
      title: 'In short',
      paragraphs: [
        'You can read this whole website without telling us who you are. We set no cookies and run no analytics, and unless you ask for the map we load nothing from other companies: fonts, pictures and scripts all come from our own server.',
        'We store personal data only when you give it to us: when you write to us, or when you subscribe to our newsletter. We use it for that one purpose, we do not sell it, and we delete it when you ask.',
      ],
    },
    {
      id: 'controller',
      title: 'Who is responsible',
      paragraphs: [
        `The controller for the personal data described on this page is ${[company.name, oneLine(company.address)].filter(Boolean).join(', ')}.`,
        ...reach(company),
      ],
    },
    {
      id: 'visiting',
      title: 'When you visit a page',
      paragraphs: [
        'Your browser sends our server what it needs to answer: your IP address, the page you asked for, the page you came from, the time, and the kind of browser. The web server writes this to a log, without anything that follows a question mark in an address. We use the log only to keep the website running and to fend off attacks, never to follow a person from page to page. Older logs are deleted automatically, as a rule after two weeks.',
        'Links to other websites, such as those of our partners, are plain links. Nothing is sent to them until you choose one; from then on their own privacy terms apply.',
        'The map of where to find us is a drawing of our own at first. Only when you press “Show map” does your browser fetch the real one from OpenStreetMap, whose servers then see your IP address.',
      ],
    },
    {
      id: 'messages',
      title: 'When you write to us',
      paragraphs: [
        'We store your name, your email address, the subject and the text of your message, and with it: the time, the page you wrote from, the product or service you asked about, and the privacy note shown beside the form. We need this to answer you and to prepare a quote. If you reply to our email, we store your reply too, but not its attachments.',
        'A program checks every message for spam. A message that looks like spam is set aside, with the reasons why, until someone has looked at it. To recognise floods, we count the messages sent from a network within an hour. The count holds only the first part of your IP address, is never linked to your message, and is deleted within two hours. We store no IP address with your message.',
        'Only the people in our company who handle enquiries can see your message; we also note who has read it, and store our replies with it.',
        keepMonths > 0
          ? `We delete the whole conversation ${months(keepMonths)} after your first message, and earlier if you ask. We keep it longer only where the law requires it, for instance when it leads to an order.`
          : 'We keep the conversation for as long as it takes to deal with your request, and delete it when you ask. We keep it longer only where the law requires it, for instance when it leads to an order.',
      ],
    },
    {
      id: 'newsletter',
      title: 'When you subscribe to our newsletter',
      paragraphs: [
        'We store your email address, when you asked for the newsletter, the wording you agreed to, and when you confirmed. We email you first, and you are subscribed only after you have confirmed, so nobody can sign you up without your knowledge. If you do not confirm, we delete your address after seven days. To prevent abuse, we count sign-ups from an IP address and delete that count within two hours.',
        'For each issue we note whether it could be delivered to you. We delete that note 90 days after the issue was sent. We do not track whether you open an issue or which links you follow.',
        'Every issue contains a link to unsubscribe. When you use it, we delete your address at once.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else receives data',
      paragraphs: [
        'The companies that host our server and deliver our email process data on our behalf and under our instructions. Nobody else receives it, unless the law obliges us to hand it over.',
        'Backups protect the data against loss. What we delete can remain in older backups until they are replaced, as a rule after five weeks.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask us at any time what we have stored about you, have it corrected or deleted, receive a copy, or withdraw a consent that you gave. You may also object to how we use it. Write to us in whichever way suits you best; we will answer within one month, free of charge.',
        'If you think that we handle your data wrongly, tell us, so that we can put it right. You may also complain to the data protection authority where you live or work.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      paragraphs: [
        'Before we use personal data in any new way, we update this page.',
        `Last updated: ${updated}.`,
      ],
    },
  ]
}

function reach({ email, phone }: Facts['company']) {
  const ways = [email && `email ${email}`, phone && `phone ${phone}`].filter(Boolean)
  return ways.length > 0 ? [`You can reach us by ${ways.join(' or ')}.`] : []
}

const oneLine = (address: string | null) => address?.split(/\s*\n\s*/).join(', ')

const months = (count: number) => (count === 1 ? 'one month' : `${count} months`)
