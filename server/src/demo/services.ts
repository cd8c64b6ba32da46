import type { ServiceInput } from '@busbar/contract'
import type { Images } from './images.ts'

export const services = (image: Images): ServiceInput[] => [
  {
    title: 'Power Distribution Design',
    shortDescription: 'Single-line diagrams, studies and specifications for supplies from 400 V to 132 kV.',
    description:
      'We turn a load list and a site plan into a distribution system that can be built, protected and extended.',
    fullDescription:
      'A design starts with the loads: what runs, when, and what it costs you if it stops. From there we choose voltage levels, the number of infeeds and the places where a fault may be allowed to trip more than its own circuit.\n\nEvery design is calculated before it is drawn. Load flow, short circuit, protection coordination and arc flash are modelled together, so that a change to one shows up in the others. You receive the model along with the drawings.\n\nWe specify by performance, not by brand, and compare the tenders with you.',
    features: [
      'Load flow, short-circuit and motor-starting studies',
      'Protection coordination with settings for every relay',
      'Arc-flash incident energy and labels to IEEE 1584',
      'Earthing and lightning protection design',
      'Specifications and tender comparison',
      'The network model, handed over with the drawings',
    ],
    imageUrl: image('services/01-power-distribution-design.webp'),
  },
  {
    title: 'Industrial Automation and PLC',
    shortDescription: 'Control systems that operators understand and your own technicians can maintain.',
    description:
      'From the control philosophy to the signed acceptance test, with code that is written to be read by others.',
    fullDescription:
      'We write the control philosophy first, in plain language, and have it agreed by the people who run the plant. Sequences, interlocks and alarms are derived from it and can be traced back to it.\n\nPrograms follow IEC 61131-3 with one library of tested blocks. Alarms are rationalised to ISA-18.2, so that a bad night produces a list an operator can act on. Every panel passes a factory acceptance test with simulated inputs and outputs before it travels.\n\nExisting controllers are migrated in steps, with the old system ready to take over until the new one has proved itself.',
    features: [
      'Control philosophy and functional specification',
      'PLC, drive and operator terminal programming',
      'Safety functions to ISO 13849-1 and IEC 62061',
      'Network segmentation to IEC 62443',
      'Migration of obsolete controllers, step by step',
      'Commented source code, yours from day one',
    ],
    imageUrl: image('services/02-industrial-automation-plc.webp'),
  },
  {
    title: 'Switchgear Installation',
    shortDescription: 'Delivery, erection, testing and energising, with outages planned to the hour.',
    description: 'New switchboards and retrofits at low and medium voltage, by our own fitters.',
    fullDescription:
      'Our fitters install, joint and test the equipment that our engineers have specified. One supervisor stays with the job from unloading to energising and signs for it.\n\nBefore energising, each section is tested: insulation resistance, contact resistance of every bolted joint, primary injection of the protection and a functional test of all interlocks. At medium voltage we add a withstand test and partial-discharge measurement.\n\nWhere an old board has to stay in service, we retrofit vacuum breakers into the existing cubicles and keep the outage to a weekend.',
    features: [
      'Low-voltage boards to 6300 A, medium voltage to 36 kV',
      'Breaker retrofit in existing cubicles',
      'Cable jointing and termination by certified jointers',
      'Primary and secondary injection testing',
      'Switching programmes and safety documents',
    ],
    imageUrl: image('services/03-switchgear-installation.webp'),
  },
  {
    title: 'Thermographic Inspection',
    shortDescription: 'Infrared surveys under load that find loose joints and overloads before they fail.',
    description: 'A hot joint is the cheapest fault there is, provided that it is found in time.',
    fullDescription:
      'We inspect with the plant running and at no less than 40 % of rated load, because a joint that carries nothing shows nothing. Covers are opened by our own authorised persons; where they cannot be, we fit infrared windows.\n\nEach finding is reported with a thermal and a visible picture, the measured current, the temperature rise over a comparable phase and a priority from one to four. Repairs are imaged again under load before the finding is closed.\n\nRepeat surveys use the same positions, so that a slow rise over the years can be seen.',
    features: [
      'Surveys under load, without an outage',
      'Certified level 2 thermographers',
      'Four priorities with a recommended date each',
      'Infrared windows for boards that stay closed',
      'Trends across repeat surveys',
    ],
    imageUrl: image('services/04-thermographic-inspection.webp'),
  },
  {
    title: 'Renewable Integration',
    shortDescription: 'Grid connection, protection and control for solar, wind and battery storage.',
    description:
      'From the connection application to the compliance test, for sites from 500 kW to 100 MW behind one meter.',
    fullDescription:
      'A generator has to prove that it supports the network before it may feed it. We carry out the studies that the application needs, answer the questions that follow, and attend the witness tests.\n\nOn site we build the collection network, the interface protection and the plant controller that keeps export, voltage and power factor within the agreed limits. Storage is scheduled against tariffs and against the transformer that it shares with the rest of the works.\n\nMeasurements of the first months are compared with the studies, and the settings are corrected where reality differs.',
    features: [
      'Connection applications and grid-code studies',
      'Interface protection and loss-of-mains testing',
      'Plant controllers for active and reactive power',
      'Battery storage for peak shaving and backup',
      'Harmonic measurement before and after connection',
    ],
    imageUrl: image('services/05-renewable-integration.webp'),
  },
  {
    title: 'Energy Audit and Metering',
    shortDescription: 'Meters that show where the energy goes, and an audit that says what to change first.',
    description:
      'Measured for at least a month, reported with payback periods that we are willing to defend.',
    fullDescription:
      'An audit that rests on nameplates is a guess. We install temporary meters on the incomers and the largest consumers, record a full production cycle and reconcile the sum with the supplier’s meter to within two per cent.\n\nThe report lists measures by cost, saving and payback, and says plainly which are not worth doing. Power factor, harmonics and voltage are assessed at the same time, since they are recorded anyway.\n\nPermanent metering reads into the system that you already have, over Modbus, M-Bus or IEC 61850.',
    features: [
      'Audits to ISO 50002',
      'Temporary and permanent sub-metering',
      'Power quality to IEC 61000-4-30 class A',
      'Measures ranked by payback, with the data attached',
      'Verification a year after the work',
    ],
    imageUrl: image('services/06-energy-audit-metering.webp'),
  },
]
