import type { PageInput } from '@busbar/contract'
import type { Images } from './images.ts'

/** The page above is named by its title, because its id is not known yet. */
export const pages = (image: Images): PageInput[] => [
  {
    title: 'About us',
    introduction:
      'We are 140 people in Sheffield who plan, build and look after the electrical systems that industry runs on.',
    imageUrl: image('company/02-switchgear-room.webp'),
    inFooter: true,
    body: [
      {
        type: 'text',
        key: 'start',
        text: '<p>Voltaris began in 1999 with four engineers, one test set and a client whose switchboard had failed on a Friday. It was running again on Sunday. The client is still with us, and so are two of the four.</p><p>What we learned that weekend has shaped the company: whoever draws an installation should also stand beside it when it is switched on. So our designers commission, our fitters read the drawings before they are final, and the telephone is answered by somebody who knows your site.</p>',
      },
      {
        type: 'facts',
        key: 'facts',
        facts: [
          { value: '27', label: 'Years in business' },
          { value: '1,240', label: 'Projects handed over' },
          { value: '140', label: 'Engineers, fitters and technicians' },
          { value: '132 kV', label: 'Highest voltage we connect to' },
        ],
      },
      {
        type: 'imageWithText',
        key: 'works',
        image: image('services/03-switchgear-installation.webp'),
        text: '<h2>Our own works, ten minutes from the office</h2><p>Every board and every panel is assembled and tested at Conductor Works. An engineer who wonders whether a cable will bend that far walks over and tries it.</p><p>You are welcome to do the same. Most clients come for the factory acceptance test; some come earlier, and go home with a better drawing.</p>',
        side: 'left',
      },
      {
        type: 'imageWithText',
        key: 'care',
        image: image('services/04-thermographic-inspection.webp'),
        text: '<h2>We stay after the handover</h2><p>Two thirds of our work comes from people we have worked for before. We keep the drawings, the relay settings and the test sheets of everything we have built, so that the tenth year is as well documented as the first day.</p>',
        side: 'right',
      },
      {
        type: 'quote',
        key: 'quote',
        words:
          'I read every incident report myself. Not to find out who was at fault, but to find out what we should draw differently.',
        name: 'Helen Ashworth',
        role: 'Managing Director',
      },
      {
        type: 'gallery',
        key: 'gallery',
        images: [
          image('company/04-copper-busbars.webp'),
          image('events/02-training-room.webp'),
          image('events/03-site-visit.webp'),
        ],
        caption: 'From copper to commissioning: the busbar bench, the training bay, and a visit on site.',
      },
      { type: 'cards', key: 'services', heading: 'What we do most', from: 'services', chosen: [] },
      {
        type: 'table',
        key: 'history',
        heading: 'How we got here',
        rows: [
          { name: '1999', value: 'Four engineers start in a rented unit beside the canal' },
          {
            name: '2004',
            value: 'Conductor Works opens; the first type-tested board leaves it a year later',
          },
          { name: '2011', value: 'Automation becomes a department of its own, with its own block library' },
          { name: '2017', value: 'The Voltaris Academy trains its first maintenance team' },
          { name: '2022', value: 'The first battery storage plant behind an industrial meter' },
          { name: '2026', value: 'Calderfold’s substation is replaced without a lost shift' },
        ],
      },
      {
        type: 'callToAction',
        key: 'ask',
        heading: 'Come and see the works',
        text: 'Tell us what you are planning, and we will set a panel aside for you to look into.',
        button: 'Arrange a visit',
        link: '/contact',
      },
    ],
  },
  {
    title: 'Quality and certificates',
    address: 'quality',
    parent: 'About us',
    introduction:
      'What we are certified for, which standards we build to, and what you get in writing at the handover.',
    imageUrl: image('services/06-energy-audit-metering.webp'),
    inFooter: true,
    body: [
      {
        type: 'text',
        key: 'start',
        text: '<p>A certificate says that somebody has looked. We think you should be able to look too. That is why every board leaves us with its own record: what was torqued, what was measured, by whom, and with which instrument.</p>',
      },
      {
        type: 'table',
        key: 'certificates',
        heading: 'Management systems',
        rows: [
          { name: 'ISO 9001', value: 'Quality: design, manufacture, installation and maintenance' },
          { name: 'ISO 14001', value: 'Environment: the works, the vehicle fleet and site waste' },
          { name: 'ISO 45001', value: 'Health and safety: at the works and on clients’ premises' },
          { name: 'ISO 27001', value: 'Information security: drawings, settings and remote access' },
        ],
      },
      {
        type: 'image',
        key: 'joints',
        image: image('company/04-copper-busbars.webp'),
        caption: 'Each joint is torqued, marked and measured. The mark is ours; the figures are yours.',
        isWide: true,
      },
      {
        type: 'table',
        key: 'standards',
        heading: 'Standards that we build to',
        rows: [
          { name: 'Low-voltage assemblies', value: 'IEC 61439-1 and -2, up to 6,300 A and 100 kA' },
          { name: 'Medium-voltage switchgear', value: 'IEC 62271-200, internal arc classified' },
          { name: 'Machine control', value: 'IEC 60204-1 and ISO 13849-1, up to performance level e' },
          { name: 'Installations', value: 'BS 7671, verified by inspectors who did not build them' },
        ],
      },
      {
        type: 'facts',
        key: 'facts',
        facts: [
          { value: '100 %', label: 'Panels with a factory acceptance test' },
          { value: '0.4 %', label: 'Joints that were torqued a second time last year' },
          { value: '25 years', label: 'For which we keep your records' },
        ],
      },
      {
        type: 'imageWithText',
        key: 'papers',
        image: image('products/03-low-voltage-distribution-board.webp'),
        text: '<h2>What you get at the handover</h2><ul><li>Drawings as built, in your format and in ours</li><li>Test sheets of every circuit, with the serial numbers of the instruments</li><li>Relay settings, and the study from which they were taken</li><li>Thermographic pictures at full load, taken within the first eight weeks</li></ul>',
        side: 'right',
      },
      {
        type: 'downloads',
        key: 'downloads',
        heading: 'To read and to keep',
        chosen: ['Quality policy', 'Qualitätspolitik', 'Factory acceptance test: checklist'],
      },
      {
        type: 'questions',
        key: 'questions',
        heading: 'What auditors ask us',
        questions: [
          {
            question: 'May we witness the tests?',
            answer:
              'Yes, at the works and on site. We announce a factory acceptance test two weeks ahead and send the test plan with the invitation.',
          },
          {
            question: 'Who checks the design?',
            answer:
              'A second engineer who did not draw it. Protection settings and arc flash calculations are also checked by the technical director.',
          },
          {
            question: 'What happens when something is wrong?',
            answer:
              'You hear it from us first, in writing, with what we have found and what we will do. The report is closed once you agree that it is.',
          },
        ],
      },
      {
        type: 'callToAction',
        key: 'ask',
        heading: 'Do you need our certificates for a tender?',
        text: 'Tell us which ones and by when. The current documents come back the same day.',
        button: 'Ask for certificates',
        link: '/contact',
      },
    ],
  },
]
