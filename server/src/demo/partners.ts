import type { PartnerInput } from '@busbar/contract'
import type { Images } from './images.ts'

export const partners = (image: Images): PartnerInput[] => [
  {
    name: 'Norrkabel',
    website: 'norrkabel.example',
    description:
      'Medium and high voltage cable systems, with accessories and jointing instructions that match, tested on the drum.',
    logo: image('partners/01-norrkabel.svg'),
  },
  {
    name: 'Solvanta',
    website: 'https://solvanta.example',
    description: 'Utility-scale solar fields, and the measured yields of those that they have built before.',
    logo: image('partners/02-solvanta.svg'),
  },
  {
    name: 'Kestrin Automation',
    website: 'https://kestrin.example',
    description: 'Controllers, drives and the engineering tools that keep production lines in step.',
    logo: image('partners/03-kestrin-automation.svg'),
  },
  {
    name: 'Ohmera',
    website: 'ohmera.example',
    description: 'Precision metering and power-quality analysers, calibrated in their own laboratory.',
    logo: image('partners/04-ohmera.svg'),
  },
  {
    name: 'Lindqvar Metals',
    website: 'https://lindqvar.example',
    description: 'Rolled, plated and punched copper: the busbars inside every board that we build.',
    logo: image('partners/05-lindqvar-metals.svg'),
  },
  {
    name: 'Ferrumo',
    website: 'https://ferrumo.example',
    description: 'Enclosures and racks that take a short circuit and stay shut.',
    logo: image('partners/06-ferrumo.svg'),
  },
  {
    name: 'Zephyrna Wind',
    website: 'zephyrna.example',
    description:
      'Wind farms from survey to first rotation, with grid connection by our protection engineers.',
    logo: image('partners/07-zephyrna-wind.svg'),
  },
  {
    name: 'Torvane',
    website: 'https://torvane.example',
    description:
      'Power transformers from 1 to 160 MVA, built quiet and wound for a service life of forty years.',
    logo: image('partners/08-torvane.svg'),
  },
]
