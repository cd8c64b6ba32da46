import type { ReferenceInput } from '@busbar/contract'
import type { Images } from './images.ts'

/** Services and products are named by their titles. */
export const references = (image: Images): ReferenceInput[] => [
  {
    title: 'A 33 kV substation, replaced on weekends',
    summary:
      'Two paper machines, eleven weekends, no lost shift: how Calderfold Paper changed the board that feeds the whole mill.',
    client: 'Calderfold Paper',
    place: 'Calderfold, West Yorkshire',
    year: 2026,
    imageUrl: image('references/01-calderfold-substation.webp'),
    facts: [
      { value: '33 kV', label: 'Primary voltage' },
      { value: '11', label: 'Weekends of changeover' },
      { value: '46', label: 'Steps in the switching programme' },
      { value: '0', label: 'Shifts lost' },
    ],
    services: ['Power Distribution Design', 'Switchgear Installation', 'Thermographic Inspection'],
    products: ['Power Transformer 33/11 kV', 'Low-Voltage Distribution Board LVD 1600'],
    beforeImageUrl: image('references/01-calderfold-before.webp'),
    afterImageUrl: image('references/01-calderfold-after.webp'),
    body: [
      {
        type: 'text',
        key: 'task',
        text: '<h2>The task</h2><p>The mill’s 33 kV board dated from 1979. Spare breakers had run out, the protection was electromechanical, and a fault on any feeder could take both paper machines with it. Every hour of standstill costs the mill a lorry load of paper, so a shutdown of several weeks was never on the table.</p>',
      },
      {
        type: 'text',
        key: 'way',
        text: '<h2>How we went about it</h2><p>We built the new substation beside the old one and tied both boards together for a year. Feeder by feeder, the mill moved across: isolate on Saturday at noon, terminate, test, and hand over before the night shift on Sunday. Each move was rehearsed on paper with the people who would make it, down to who holds which key.</p><ul><li>Load flow and protection coordination for every stage, not only for the last one</li><li>Factory acceptance tests with the mill’s own relay settings loaded</li><li>A written way back at each of the 46 steps; none was needed</li></ul>',
      },
      {
        type: 'quote',
        key: 'quote',
        words:
          'They changed eleven breakers in our 11 kV board over one Easter weekend and had the paper machine back an hour before shift. So we asked them for the 33 kV side as well.',
        name: 'Daniel Reyes',
        role: 'Engineering manager, Calderfold Paper',
      },
      {
        type: 'table',
        key: 'scope',
        heading: 'What was built',
        rows: [
          { name: 'Switchgear', value: '14 panels rated 36 kV and 1250 A, 25 kA for three seconds' },
          { name: 'Transformers', value: '2 × 20 MVA, 33/11 kV, with on-load tap changers' },
          { name: 'Station supply', value: '400 V board with a meter on every circuit' },
          { name: 'Protection', value: 'Differential and distance, IEC 61850 to the mill’s control system' },
          { name: 'Building', value: 'Prefabricated, set on piles in two nights' },
        ],
      },
      {
        type: 'callToAction',
        key: 'ask',
        heading: 'Does your plant run around the clock, too?',
        text: 'Send us the single-line diagram. We will tell you in how many steps a replacement could be done.',
        button: 'Talk to an engineer',
        link: '/contact',
      },
    ],
  },
  {
    title: 'Theatre supplies renewed while surgeons worked',
    summary:
      'Two operating theatre blocks at St Brannoc got new distribution boards and a battery-backed supply, with no list postponed.',
    client: 'St Brannoc Hospitals',
    place: 'St Brannoc, Devon',
    year: 2025,
    imageUrl: image('references/02-st-brannoc-theatre.webp'),
    facts: [
      { value: '8', label: 'Operating theatres' },
      { value: '400 kVA', label: 'Uninterruptible power' },
      { value: '< 10 ms', label: 'Longest gap at a socket' },
    ],
    services: ['Power Distribution Design', 'Switchgear Installation'],
    products: ['UPS 200 with Battery Cabinet', 'Low-Voltage Distribution Board LVD 1600'],
    body: [
      {
        type: 'text',
        key: 'task',
        text: '<h2>The task</h2><p>Eight theatres hung on two boards from the opening of the building. A survey found warm joints, no spare ways, and a generator that took eleven seconds to answer. The hospital could close one theatre at a time, and none of them for more than a night.</p>',
      },
      {
        type: 'imageWithText',
        key: 'bridge',
        image: image('references/02-st-brannoc-trailer.webp'),
        text: '<h2>A bridge for every night</h2><p>Two trailers with temporary boards took over the circuits of one theatre at a time. Every changeover was shown on paper to the ward and the estates team first, and each ended with a test in the presence of an anaesthetist: lights, pumps, monitors, in that order.</p>',
        side: 'left',
      },
      {
        type: 'quote',
        key: 'quote',
        words:
          'Two of the contractors we asked wanted to shut a theatre block down. Voltaris brought temporary supplies, and the wards never noticed.',
        name: 'Mei-Lin Harper',
        role: 'Director of estates, St Brannoc Hospitals',
      },
      {
        type: 'questions',
        key: 'questions',
        heading: 'What other hospitals ask us about it',
        questions: [
          {
            question: 'How long did it take?',
            answer: 'Nineteen nights on site within four months, after five months of design and assembly.',
          },
          {
            question: 'Who is called when an alarm comes up at night?',
            answer:
              'The estates team sees every alarm in plain language. Two of their electricians were trained on the new boards before the first theatre moved.',
          },
        ],
      },
    ],
  },
  {
    title: 'Five megawatts behind a two-megawatt connection',
    summary:
      'A quarry wanted all the sun that its old pit can hold. A plant controller keeps the export within the grid offer, to the kilowatt.',
    client: 'Fenwick Aggregates',
    place: 'Fenwick Moor, Northumberland',
    year: 2025,
    imageUrl: image('references/03-fenwick-quarry.webp'),
    facts: [
      { value: '5 MW', label: 'Solar capacity' },
      { value: '2 MW', label: 'Export limit, kept to the kilowatt' },
      { value: '71 %', label: 'Of the yield used on site' },
      { value: '1 day', label: 'For the compliance tests' },
    ],
    services: ['Renewable Integration', 'Industrial Automation and PLC'],
    products: ['VSI 110 Solar String Inverter', 'PLC Control Panel'],
    body: [
      {
        type: 'text',
        key: 'task',
        text: '<h2>The task</h2><p>The network operator offered two megawatts. The pit has room for five, and the crushers draw up to three whenever a face is worked. Whoever limits each inverter to its share wastes a third of the harvest; whoever trusts the crushers to run risks the connection.</p>',
      },
      {
        type: 'image',
        key: 'rows',
        image: image('services/05-renewable-integration.webp'),
        caption: 'The southern rows follow the old haul road, so that no rock had to be moved for them.',
        isWide: true,
      },
      {
        type: 'text',
        key: 'way',
        text: '<h2>How we went about it</h2><p>One controller measures at the point of connection ten times a second and gives each inverter what the site can take at that moment. When a crusher trips, the export stays below the limit; a relay that trusts no software stands behind it. The same panel tells the quarry when there is power to spare, and the wash plant now runs at noon.</p>',
      },
      {
        type: 'quote',
        key: 'quote',
        words:
          'Their plant controller keeps us within the offer to the kilowatt, and the network operator accepted the compliance tests on the day.',
        name: 'Naomi Castellan',
        role: 'Sustainability officer, Fenwick Aggregates',
      },
    ],
  },
  {
    title: 'Fourteen per cent less energy for the same cold',
    summary:
      'An audit told Humber Cold Stores to leave the lighting alone and look at the defrost cycles. A year of meter readings agrees.',
    client: 'Humber Cold Stores',
    place: 'Immingham, Lincolnshire',
    year: 2024,
    imageUrl: image('references/04-humber-cold-store.webp'),
    facts: [
      { value: '14 %', label: 'Energy saved, measured over a year' },
      { value: '62', label: 'Metering points' },
      { value: '26 months', label: 'Until it had paid for itself' },
    ],
    services: ['Energy Audit and Metering', 'Industrial Automation and PLC'],
    products: ['VDX 750 Variable-Frequency Drive', 'PLC Control Panel'],
    beforeImageUrl: image('references/04-humber-before.webp'),
    afterImageUrl: image('references/04-humber-after.webp'),
    body: [
      {
        type: 'text',
        key: 'task',
        text: '<h2>The task</h2><p>Four cold stores, one bill, and no idea which door, fan or compressor was behind it. The operator had a budget for new lighting and asked us whether that was the right place to begin.</p><h2>What the meters said</h2><p>It was not. Sixty-two metering points over six weeks showed the evaporators defrosting by the clock, ice or no ice, and the condenser fans at full speed on winter nights.</p>',
      },
      {
        type: 'table',
        key: 'measures',
        heading: 'What was changed, in the order of its return',
        rows: [
          { name: 'Defrost on demand', value: '8.1 % less energy, from new logic alone' },
          {
            name: 'Drives on the condenser fans',
            value: '4.4 % less energy, and quieter nights for the village',
          },
          { name: 'Door alarms after 90 seconds', value: '1.5 % less energy, for the price of a buzzer' },
        ],
      },
      {
        type: 'quote',
        key: 'quote',
        words:
          'That was not what I expected to pay for. It has saved 14 % of our energy, measured, over the first year.',
        name: 'Samuel Adeyemi',
        role: 'Operations lead, Humber Cold Stores',
      },
      {
        type: 'callToAction',
        key: 'ask',
        heading: 'Where does your energy go?',
        text: 'Six weeks of metering tell you. The equipment stays with you only if you want it to.',
        button: 'Ask for an audit',
        link: '/contact',
      },
    ],
  },
]
