import type { ClientRecordInput } from '@busbar/contract'
import type { Images } from './images.ts'

export const clients = (image: Images): ClientRecordInput[] => [
  {
    name: 'Daniel Reyes, Calderfold Paper',
    email: 'd.reyes@calderfold.example',
    description:
      'They changed eleven breakers in our 11 kV board over one Easter weekend and had the paper machine back an hour before shift. The switching programme ran to 46 steps, and not one was improvised.',
    imageUrl: image('clients/01-calderfold-paper.svg'),
  },
  {
    name: 'Mei-Lin Harper, St Brannoc Hospitals',
    email: 'meilin.harper@st-brannoc.example',
    description:
      'Two of the contractors we asked wanted to shut a theatre block down. Voltaris brought temporary supplies, showed us every changeover on paper first, and the wards never noticed.',
    imageUrl: image('clients/02-st-brannoc-hospitals.svg'),
  },
  {
    name: 'Samuel Adeyemi, Humber Cold Stores',
    email: 's.adeyemi@humbercold.example',
    description:
      'The audit told us to leave the lighting alone and look at the defrost cycles. That was not what I expected to pay for. It has saved 14 % of our energy, measured, over the first year.',
    imageUrl: image('clients/03-humber-cold-stores.svg'),
  },
  {
    name: 'Naomi Castellan, Fenwick Aggregates',
    email: 'naomi.castellan@fenwick-aggregates.example',
    description:
      'We had a grid offer for 2 MW and room for five. Their plant controller keeps us within the offer to the kilowatt, and the network operator accepted the compliance tests on the day.',
    imageUrl: image('clients/04-fenwick-aggregates.svg'),
  },
  {
    name: 'Peter Hallam, Dale Valley Water',
    email: 'p.hallam@dalevalleywater.example',
    description:
      'After thirty years in this trade I judge people by their as-built drawings. I have opened panels of theirs five years after handover and found what the drawing said I would find.',
    imageUrl: image('clients/05-dale-valley-water.svg'),
  },
  {
    name: 'Rosa Lindgren, Kilnside Ceramics',
    email: 'rosa@kilnside.example',
    description:
      'We are small, and our whole order was one distribution board and a drive. They still sent the engineer who had drawn it, and she stayed until our own electrician had reset it himself.',
    imageUrl: image('clients/06-kilnside-ceramics.svg'),
  },
]
