import type { NewsInput } from '@busbar/contract'
import type { Images } from './images.ts'

export const news = (image: Images): NewsInput[] => [
  {
    title: 'Calderfold mill runs on its new substation',
    summary: 'A 33 kV substation replaced in eleven weekends, without a single lost shift.',
    date: '2026-02-17',
    author: 'Helen Ashworth',
    tags: ['Projects', 'Switchgear'],
    imageUrl: image('news/01-paper-mill.webp'),
    body: [
      {
        type: 'text',
        key: 'start',
        text: '<p>The paper machines at Calderfold stop for nobody. When the mill’s 33 kV substation reached the end of its life, the question was not how to replace it, but how to do so while both machines kept running.</p><p>We built the new board beside the old one and moved the feeders across one at a time, each between Saturday noon and Sunday night. The last one went over on 15 February.</p>',
      },
      {
        type: 'facts',
        key: 'facts',
        facts: [
          { value: '33 kV', label: 'Primary voltage' },
          { value: '11', label: 'Weekends of changeover' },
          { value: '0', label: 'Shifts lost' },
        ],
      },
      {
        type: 'imageWithText',
        key: 'tested',
        image: image('references/01-calderfold-after.webp'),
        text: '<h2>Tested before it travelled</h2><p>Every panel passed its factory acceptance test with the mill’s own protection settings loaded. On site there was nothing left to find but the cable ends.</p>',
        side: 'right',
      },
      {
        type: 'quote',
        key: 'quote',
        words: 'Our shift managers noticed the change because the room had become quieter.',
        name: 'Engineering manager',
        role: 'Calderfold Paper',
      },
      {
        type: 'callToAction',
        key: 'ask',
        heading: 'Is your board older than your youngest engineer?',
        text: 'Send us the single-line diagram. We will tell you how a replacement could be staged.',
        button: 'Talk to an engineer',
        link: '/contact',
      },
    ],
  },
  {
    title: 'Training days for maintenance teams return in spring',
    summary: 'Two days on protection relays and safe switching, in our own training bay.',
    date: '2026-01-20',
    author: 'Voltaris Academy',
    tags: ['Training'],
    imageUrl: image('news/02-training-bay.webp'),
    body: [
      {
        type: 'text',
        key: 'start',
        text: '<p>From March on, our training bay is open to maintenance teams again. Groups are small: eight people, two trainers, and a switchboard that may be tripped as often as anybody likes.</p>',
      },
      {
        type: 'table',
        key: 'days',
        heading: 'What the two days cover',
        rows: [
          { name: 'Day 1, morning', value: 'Reading a single-line diagram under pressure' },
          { name: 'Day 1, afternoon', value: 'Safe isolation and switching programmes' },
          { name: 'Day 2, morning', value: 'Protection relays: settings, tests, event records' },
          { name: 'Day 2, afternoon', value: 'Fault finding on a live training board' },
        ],
      },
      {
        type: 'questions',
        key: 'questions',
        heading: 'Good to know',
        questions: [
          {
            question: 'Who is it for?',
            answer: 'Electricians and technicians who switch or maintain installations above 400 V.',
          },
          {
            question: 'Is there a certificate?',
            answer: 'Yes. It lists what was practised, and is accepted for most authorisation schemes.',
          },
        ],
      },
    ],
  },
  {
    title: 'Why we now weigh our copper twice',
    summary: 'A busbar is a promise about a cross-section. A second scale keeps it.',
    date: '2025-11-04',
    author: 'Tomas Lindqvist',
    tags: ['Workshop'],
    imageUrl: image('news/03-copper-on-the-scale.webp'),
    body: [
      {
        type: 'text',
        key: 'start',
        text: '<p>Copper is bought by weight and used by cross-section. Between the two lies a tolerance that nobody notices until a joint runs warm.</p><p>Since October every delivery is weighed at the gate and every cut length again at the bench. The two figures must agree to within half a per cent, or the length goes back.</p>',
      },
      {
        type: 'image',
        key: 'thermography',
        image: image('services/04-thermographic-inspection.webp'),
        caption: 'What a joint looks like when the cross-section is what the drawing says.',
        isWide: true,
      },
      {
        type: 'text',
        key: 'end',
        text: '<p>It costs us four minutes a panel. The thermographic survey a year later costs our clients less, because there is less to find.</p>',
      },
    ],
  },
]
