import type { EventInput } from '@busbar/contract'
import type { CategoryTitle } from './categories.ts'
import type { Images } from './images.ts'

const academy = { location: 'Voltaris Academy, Sheffield', organizer: 'Voltaris Academy' }
const signUp = (course: string) => `https://academy.voltaris.example/${course}`

/**
 * Dates are counted from today, so that what is announced stays ahead and what is over stays behind. Nobody holds a
 * fair at the weekend or between the years, and families come on a Saturday.
 */
export const events = (
  image: Images,
  today: Date,
): (Omit<EventInput, 'category'> & { category: CategoryTitle })[] => {
  const inDays = (days: number, hour: number, weekdays = [1, 2, 3, 4, 5]) => {
    const date = new Date(today)
    date.setUTCDate(date.getUTCDate() + days)
    const isOff = () => isBetweenTheYears(date) || !weekdays.includes(date.getUTCDay())
    while (isOff()) date.setUTCDate(date.getUTCDate() + Math.sign(days))
    date.setUTCHours(hour, 0, 0, 0)
    return date.toISOString()
  }
  const training = image('events/02-training-room.webp')
  const siteVisit = image('events/03-site-visit.webp')
  const fair = image('events/01-trade-fair-booth.webp')
  return [
    {
      category: 'Power Distribution',
      title: 'Protection relays in practice, module 3: overcurrent coordination',
      description:
        'A day of grading curves, with real relays and a secondary injection set on every desk. Modules 1 and 2 are helpful but not required.',
      details:
        '<h3>What you will do</h3><ul><li>Read a time–current diagram and find the pair that does not grade</li><li>Set an incomer and two feeders from a given fault level</li><li>Inject, record the trip times and compare them with the curve</li></ul><p>Bring a laptop with a network port. <strong>At most twelve participants</strong>, two to a relay. Lunch is included.</p>',
      date: inDays(18, 8),
      imageUrl: training,
      ...academy,
      registrationUrl: signUp('protection-3'),
    },
    {
      category: 'Power Distribution',
      title: 'Northern Power Fair',
      description:
        'We show a complete VMS 12 panel with the covers off, a racking demonstration every hour, and the engineers who drew it.',
      details:
        '<p>You find us in <strong>hall 4, stand C42</strong>. Appointments are not needed, but if you bring a single-line diagram we would rather sit down with you for half an hour: write to <a href="mailto:office@voltaris.example">office@voltaris.example</a>.</p>',
      date: inDays(47, 9),
      imageUrl: fair,
      location: 'Manchester, hall 4, stand C42',
      organizer: 'Northern Power Fair',
      registrationUrl: 'https://northern-power-fair.example/visit',
    },
    {
      category: 'Power Distribution',
      title: 'Site visit: primary substation at Ravensmoor',
      description:
        'Thirty visitors walked through a new 33/11 kV substation two weeks before it was energised, while the doors could still be opened.',
      details:
        '<p>The two 24 MVA transformers, the 11 kV switchboard and the relay room were open, with the commissioning engineers at hand. Questions turned mostly on the earthing of the neutral and on why the cable basement is as high as it is.</p>',
      date: inDays(-21, 13),
      imageUrl: siteVisit,
      location: 'Ravensmoor, South Yorkshire',
      organizer: 'Voltaris Engineering',
    },
    {
      category: 'Power Distribution',
      title: 'Open day at the switchgear works',
      description:
        'Families, neighbours and customers saw how a switchboard is made, from the copper saw to the test bay.',
      details:
        '<p>420 people came. The most popular station was once more the torque wrench, where everybody learned that <em>tight</em> is a number.</p>',
      date: inDays(-64, 10, saturdays),
      location: 'Conductor Works, Sheffield',
      organizer: 'Voltaris Engineering',
    },
    {
      category: 'Power Distribution',
      title: 'Earthing systems: measurement and repair',
      description:
        'Fall of potential, clamp-on and selective methods, compared on the same electrode in the field behind the works.',
      details:
        '<p>The three methods differed by up to 30 %, and the group found out why: a cable sheath that nobody had drawn. The measuring sheet is available from the Academy.</p>',
      date: inDays(-120, 8),
      imageUrl: training,
      ...academy,
    },
    {
      category: 'Power Distribution',
      title: 'Busbar jointing workshop',
      description:
        'Surface preparation, contact grease, washers and torque: half a day on the joint that carries everything.',
      details:
        '<p>Participants made joints well and badly on purpose, loaded them with 800 A and looked at them with a thermal imager.</p>',
      date: inDays(-203, 8),
      ...academy,
    },
    {
      category: 'Automation and Control',
      title: 'PLC programs that others can read',
      description:
        'Two days on structure, naming and comments for people who maintain programs that they did not write.',
      details:
        '<h3>Day one</h3><p>Reading: you get a program without comments and a machine that has stopped.</p><h3>Day two</h3><p>Writing: you rebuild it so that your neighbour finds the fault in ten minutes.</p><p>Exercises in structured text and ladder; controllers are provided.</p>',
      date: inDays(33, 8),
      imageUrl: training,
      ...academy,
      registrationUrl: signUp('readable-plc'),
    },
    {
      category: 'Automation and Control',
      title: 'Drives day: harmonics and how to live with them',
      description:
        'Chokes, active front ends and filters, measured on the same motor, with the costs written next to the curves.',
      details:
        '<table><thead><tr><th>Time</th><th>Topic</th></tr></thead><tbody><tr><td>09:00</td><td>Where harmonics come from, and whom they trouble</td></tr><tr><td>11:00</td><td>Measurements on a 75 kW drive</td></tr><tr><td>14:00</td><td>Choosing a remedy; bring your own readings</td></tr></tbody></table>',
      date: inDays(75, 8),
      imageUrl: training,
      ...academy,
      registrationUrl: signUp('drives-day'),
    },
    {
      category: 'Automation and Control',
      title: 'Control room visit at Dale Valley Water',
      description:
        'The migrated control system of a water treatment works, shown by the operators who have used it for a year.',
      details:
        '<p>Alarms fell from 900 to 70 a day after rationalisation. The operators explained which of the 830 they miss: two.</p>',
      date: inDays(-38, 13),
      imageUrl: siteVisit,
      location: 'Dale Valley treatment works, Derbyshire',
      organizer: 'Voltaris Engineering and Dale Valley Water',
    },
    {
      category: 'Renewable Energy and Storage',
      title: 'Site visit: solar and storage at Fenwick quarry',
      description:
        '5 MW of modules and a 4 MWh battery behind a 2 MW connection: see the plant controller hold the limit on a bright day.',
      details:
        '<p>Sturdy shoes and a high-visibility vest are needed; helmets are provided. The visit takes two hours and is limited to 25 people. <strong>If it rains we go all the same</strong>; the controller is in a container.</p>',
      date: inDays(26, 12),
      imageUrl: siteVisit,
      location: 'Fenwick quarry, Northumberland',
      organizer: 'Voltaris Engineering and Fenwick Aggregates',
      registrationUrl: signUp('fenwick-visit'),
    },
    {
      category: 'Renewable Energy and Storage',
      title: 'Depot charging: a seminar for fleet operators',
      description:
        'How many chargers a connection can carry, what load management saves, and which questions to put to the network operator.',
      details:
        '<p>With worked examples for 20 vans, 12 lorries and 30 buses. Bring the half-hourly readings of your site and leave with a first estimate.</p>',
      date: inDays(92, 9),
      imageUrl: fair,
      ...academy,
      registrationUrl: signUp('depot-charging'),
    },
    {
      category: 'Renewable Energy and Storage',
      title: 'Grid code workshop: connecting at 33 kV',
      description:
        'From application to compliance statement, with the forms that are asked for at each stage.',
      details:
        '<p>The forms, a list of the studies and two anonymised applications were handed out. A repeat is planned; tell the Academy if you would like to be told.</p>',
      date: inDays(-55, 8),
      imageUrl: training,
      ...academy,
    },
    {
      category: 'Safety and Monitoring',
      title: 'Arc-flash study in a day',
      description:
        'Incident energy from fault level and clearing time, calculated by hand once and by software ever after.',
      details:
        '<ul><li>What IEEE 1584 asks for, and what it leaves to you</li><li>Why a faster relay is worth more than a thicker suit</li><li>Labels that people read</li></ul><p>A calculator and the single-line diagram of a board you know are all you need.</p>',
      date: inDays(40, 8),
      imageUrl: training,
      ...academy,
      registrationUrl: signUp('arc-flash'),
    },
    {
      category: 'Safety and Monitoring',
      title: 'UPS 200 Series: launch and demonstration',
      description:
        'The new UPS ran on stage at full load while its supply was switched off, a battery module was pulled and a fan was stopped.',
      details:
        '<p>The recordings of all three tests can be had from us, with the raw data. The load, 160 kW of heaters, kept the hall warm.</p>',
      date: inDays(-9, 16),
      imageUrl: image('events/04-product-launch.webp'),
      location: 'Conductor Works, Sheffield',
      organizer: 'Voltaris Engineering',
    },
    {
      category: 'Safety and Monitoring',
      title: 'Safe isolation refresher',
      description:
        'Half a day for authorised and competent persons: prove dead, earth, lock, and hand over the document.',
      details: '<p>All 34 participants passed. The next refresher is announced here.</p>',
      date: inDays(-150, 8),
      ...academy,
    },
  ]
}

const saturdays = [6]

function isBetweenTheYears(date: Date) {
  const [month, day] = [date.getUTCMonth(), date.getUTCDate()]
  return (month === 11 && day > 20) || (month === 0 && day < 7)
}
