import type { CategoryInput } from '@busbar/contract'
import type { Images } from './images.ts'

export const categories = (image: Images) =>
  [
    {
      title: 'Power Distribution',
      shortDescription: 'Transformers, switchgear, boards and busbars between the grid and your machines.',
      description:
        'Equipment that carries the whole works, built to be inspected, extended and switched by people wearing gloves.',
      longDescription:
        'The distribution system is the one part of a plant that everything else depends on and that nobody wants to think about. We build it so that nobody has to: generous clearances, joints that can be reached with a torque wrench, and protection that trips the faulty circuit and leaves the others alone.\n\nAll assemblies are built and routine-tested in Sheffield. You are welcome to witness the tests.',
      imageUrl: image('categories/01-power-distribution.webp'),
      subcategories: [
        'Power transformers',
        'Medium-voltage switchgear',
        'Low-voltage boards',
        'Busbar trunking',
      ],
    },
    {
      title: 'Automation and Control',
      shortDescription:
        'Control panels, drives and operator terminals that can be serviced by your own people.',
      description:
        'Controllers, drives and networks for pumps, conveyors and process plant, delivered with their source code.',
      longDescription:
        'A control system lives longer than the people who wrote it. Ours are built from a small library of tested blocks, documented where they are used, and delivered with everything that is needed to change them.\n\nDrives and controllers are chosen for their availability over fifteen years. Spares are kept in Sheffield for as long as a system is under a service agreement.',
      imageUrl: image('categories/02-automation-control.webp'),
      subcategories: [
        'PLC control panels',
        'Variable-frequency drives',
        'Operator terminals',
        'Industrial networks',
      ],
    },
    {
      title: 'Renewable Energy and Storage',
      shortDescription:
        'Inverters, charging and storage, and the protection that lets them share a grid connection.',
      description:
        'Generation, storage and charging for industrial sites, sized with the network connection that is there.',
      longDescription:
        'Roofs, yards and car parks of a factory can carry more generation than its grid connection was made for. The answer is rarely a larger connection. It is usually a plant controller that knows what the works draws, what the sun gives and what the battery holds.\n\nWe supply the equipment and do the studies, so that one party answers for both.',
      imageUrl: image('categories/03-renewable-energy-storage.webp'),
      subcategories: ['Solar inverters', 'Wind farm connection', 'Battery storage', 'EV charging'],
    },
    {
      title: 'Safety and Monitoring',
      shortDescription:
        'Uninterruptible power, metering and protection that notices trouble before people do.',
      description:
        'What keeps people safe and processes alive when the supply does not behave as the drawing says it should.',
      longDescription:
        'Most failures announce themselves: a joint that runs a few degrees warmer every year, a battery string with one weak block, a residual current that creeps upwards. Monitoring is worth its price when somebody acts on it, so we begin with who will be told, and what they can do.\n\nSafety functions are validated on site, with the guards open and the fault simulated, not on paper alone.',
      imageUrl: image('categories/04-safety-monitoring.webp'),
      subcategories: [
        'Uninterruptible power',
        'Power quality metering',
        'Arc-flash detection',
        'Functional safety',
      ],
    },
  ] as const satisfies CategoryInput[]

export type CategoryTitle = ReturnType<typeof categories>[number]['title']
