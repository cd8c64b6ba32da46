import type { MessageInput, SpamReason } from '@busbar/contract'
import type { messages as table } from '../features/messages/table.ts'

type DemoMessage = MessageInput & {
  /** How many minutes ago it came. */
  age: number
  status: (typeof table.$inferInsert)['status']
  isSpam?: boolean
  spamReasons?: SpamReason[]
  /** What was answered, and how many minutes later. */
  replies?: { after: number; message: string }[]
}

const hours = (count: number) => count * 60
const days = (count: number) => hours(24 * count)

/** An inbox as it looks on an ordinary morning, newest first. */
export const messages: DemoMessage[] = [
  {
    age: 24,
    status: 'unread',
    name: 'Oliver Thackray',
    email: 'o.thackray@millhouse-foods.example',
    subject: 'Main incomer tripped twice this week',
    message:
      'Good morning,\n\nour 1600 A incomer has tripped twice since Monday, both times shortly after the second chiller started. The trip unit shows long time, not instantaneous. The board is about eighteen years old and not one of yours.\n\nCould somebody have a look this week? We run two shifts, so a visit between 14:00 and 14:30 would suit best.\n\nOliver Thackray, maintenance manager',
  },
  {
    age: hours(3),
    status: 'unread',
    name: 'Ines Carvalho',
    email: 'ines.carvalho@portlane-logistics.example',
    subject: 'Charging for 22 electric lorries',
    message:
      'We are replacing 22 lorries over the next two years and have a 630 kVA supply, of which about 280 is used at night. I have read that your load manager can share a connection between chargers. Would that be enough for overnight charging, or do we need to talk to the network operator first?\n\nI can send half-hourly readings for the past twelve months.',
  },
  {
    age: hours(9),
    status: 'unread',
    name: 'Gareth Pugh',
    email: 'gareth.pugh@pughandsons.example',
    about: 'products/vdx-750-variable-frequency-drive',
    page: '/products/vdx-750-variable-frequency-drive',
    subject: 'VDX 750: spare memory plug',
    message:
      'One of our lads has put the memory plug of a VDX 750 through the wash. The drive still runs. Can I order a new plug, and can the parameters be copied to it from the keypad without stopping the fan?',
  },
  {
    age: hours(28),
    status: 'unread',
    name: 'Aisha Rahman',
    email: 'aisha.rahman@student-mail.example',
    subject: 'Placement year in protection',
    message:
      'I am in the second year of electrical engineering and looking for a placement from next September. The site visit at Ravensmoor was the first time that grading curves made sense to me. Do you take placement students in the protection team, and to whom should I write?',
  },
  {
    age: days(2) + hours(2),
    status: 'read',
    name: 'Rebecca Stone',
    email: 'rebecca.stone@northgate-dc.example',
    subject: 'Tender: UPS replacement, two halls',
    message:
      'We are preparing the replacement of four 400 kVA UPS in two data halls, in service since 2011. Please let us know whether you would like to receive the tender documents. Site walks are planned for the week after next; return of tenders six weeks later.',
  },
  {
    age: days(3) + hours(5),
    status: 'read',
    name: 'Mark Ellison',
    email: 'm.ellison@calderfold.example',
    subject: 'Thermography report, finding 14',
    message:
      'In your report of last month finding 14 (MCC 3, feeder 7, phase L2) has priority two with a recommended date that falls into our shutdown. Can it wait the extra nine days, or would you rather come on a Sunday?',
    replies: [
      {
        after: 95,
        message:
          'Dear Mr Ellison,\n\nthe rise was 31 K over L1 at 60 % load. It can wait nine days if the feeder stays below 180 A, which your readings suggest it will. Please have somebody look at it with a spot thermometer twice a week; above 70 °C, switch over to feeder 8 and call the duty number.\n\nWe have put the repair at the top of the list for the first morning of the shutdown.',
      },
    ],
  },
  {
    age: days(5),
    status: 'read',
    name: 'Yusuf Demir',
    email: 'yusuf@demir-glass.example',
    about: 'products/busbar-trunking-bt-800',
    page: '/products/busbar-trunking-bt-800',
    subject: 'Price for a 10 m run of BT 800',
    message:
      'Please quote ten metres of BT 800 with one feed unit, one elbow and four tap-off boxes of 63 A. The ceiling height is 5.2 m and we would install it ourselves. Is a fire barrier needed where it passes the wall between hall and office?',
  },
  {
    age: days(8),
    status: 'read',
    name: 'Charlotte Nkemelu',
    email: 'c.nkemelu@st-brannoc.example',
    subject: 'As-built drawings for block C',
    message:
      'Our copy of the as-built drawings for block C has gone missing with a laptop. Could you send them again, together with the latest protection settings? We need them for the insurer by the end of the month.',
    replies: [
      {
        after: 140,
        message:
          'Dear Ms Nkemelu,\n\nyou will get a link to drawings revision F and the settings file within the hour. Both are what we left on site; nothing has been changed by us since. If the insurer has questions about the arc-flash labels, please put them through to us.',
      },
      {
        after: days(1),
        message:
          'One correction: sheet 12 is revision G, dated after the generator was added. It is in the same folder now.',
      },
    ],
  },
  {
    age: days(12),
    status: 'read',
    name: 'Stefan Brandt',
    email: 'stefan.brandt@zephyrna.example',
    subject: 'Witness test moved to the 14th',
    message:
      'The network operator has asked to move the witness test of the interface protection by three days, to the 14th, start 07:30. Is Harjit available? Everything else stays as agreed.',
  },
  {
    age: days(20),
    status: 'archived',
    name: 'Lorna Fairweather',
    email: 'lorna@fairweather-dairy.example',
    subject: 'Thank you',
    message:
      'I only want to say thank you to Jamie, who came out on Sunday evening and found the broken neutral within the hour. The milk was saved, and so was my Monday.',
    replies: [
      {
        after: hours(15),
        message:
          'Dear Ms Fairweather, Jamie has read this, and so has everybody else at the morning briefing. Please do have the other overhead joint looked at before the winter; he has noted it in the report.',
      },
    ],
  },
  {
    age: days(33),
    status: 'archived',
    name: 'Philip Mercer',
    email: 'p.mercer@kestrin.example',
    subject: 'Firmware notice for remote inputs, batch 23-07',
    message:
      'For your records: remote input modules of batch 23-07 need firmware 2.4.1 if they are used with a cycle time below 4 ms. Our list shows six of them with you. The update takes two minutes and keeps the configuration.',
  },
  {
    age: days(61),
    status: 'archived',
    name: 'Joanna Wicks',
    email: 'joanna.wicks@hallam-college.example',
    subject: 'Visit with 18 apprentices',
    message:
      'Would it be possible to visit your works with 18 first-year apprentices, some time after Easter? They have just begun with single-line diagrams and have never seen a switchboard that is not finished.',
  },
  {
    age: hours(14),
    status: 'unread',
    isSpam: true,
    spamReasons: ['sales-talk', 'many-links', 'shouting', 'no-script'],
    name: 'SEO Growth Team',
    email: 'offers@rank-rocket.example',
    subject: 'First page of search results GUARANTEED',
    message:
      'Dear website owner, we have checked your site and found 37 errors!!! See https://rank-rocket.example/offer1 and https://rank-rocket.example/offer2 and https://rank-rocket.example/offer3 today only.',
  },
  {
    age: hours(31),
    status: 'unread',
    isSpam: true,
    spamReasons: ['trap', 'sales-talk', 'too-fast'],
    name: 'Lucky Desk',
    email: 'bonus@lucky-desk.example',
    subject: '200 free spins are waiting',
    message:
      'Congratulations! Our online casino has reserved a welcome bonus of 1000 EUR and 200 free spins for you. Register within 24 hours: https://lucky-desk.example/register',
  },
]
