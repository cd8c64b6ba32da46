import type { ProductInput } from '@busbar/contract'
import type { CategoryTitle } from './categories.ts'
import type { Images } from './images.ts'

/** Prices are in dollars; what is engineered to order has none. */
export const products = (image: Images): (ProductInput & { category: CategoryTitle })[] => [
  {
    title: 'Power Transformer 33/11 kV',
    shortDescription: 'Oil-filled transformer, 5 to 40 MVA, with on-load tap changer and forced-air cooling.',
    fullDescription:
      'A two-winding transformer for primary substations and large works, vector group Dyn11, with ONAN/ONAF cooling and a vacuum on-load tap changer of ±10 % in 16 steps.\n\nLosses meet the ecodesign requirements in force since July 2021. Mineral oil is standard; natural ester is available where a leak would reach a watercourse or where fire load counts.\n\nRoutine tests to IEC 60076 are carried out on every unit and may be witnessed. Delivery takes 34 to 40 weeks.',
    category: 'Power Distribution',
    mainImageUrl: image('products/01-power-transformer.webp'),
    images: [image('categories/01-power-distribution.webp'), image('company/01-substation-dusk.webp')],
  },
  {
    title: 'Medium-Voltage Switchgear VMS 12',
    shortDescription:
      'Metal-clad 12 kV switchgear with withdrawable vacuum breakers, 630 to 2500 A, free of SF6.',
    fullDescription:
      'Air-insulated, metal-clad switchgear to IEC 62271-200 with loss of service continuity LSC2B-PM: cable and breaker compartments can be opened while the busbars stay live.\n\nInternal arc classification is IAC AFLR 31.5 kA for one second. The breaker is racked in and out with the door closed. Protection relays speak IEC 61850 and are set, tested and documented before delivery.\n\nAir and vacuum do all the work. There is no fluorinated gas to measure, top up or recover.',
    category: 'Power Distribution',
    isEcoFriendly: true,
    mainImageUrl: image('products/02-medium-voltage-switchgear.webp'),
    images: [image('services/03-switchgear-installation.webp'), image('company/02-switchgear-room.webp')],
  },
  {
    title: 'Low-Voltage Distribution Board LVD 1600',
    shortDescription: '1600 A board to IEC 61439-2, form 4b, with a meter on every outgoing circuit.',
    fullDescription:
      'A design-verified assembly with a rated short-time withstand current of 50 kA for one second. Outgoing ways are moulded-case breakers from 63 to 630 A; final circuits are on a separate section with miniature breakers.\n\nEvery outgoing way is metered, and the values are read over Modbus TCP. Twenty per cent of the ways are left free, and the busbar is drilled for a later extension at both ends.\n\nThe price is for the standard arrangement of 12 ways, delivered within eight weeks.',
    category: 'Power Distribution',
    price: 18_450,
    mainImageUrl: image('products/03-low-voltage-distribution-board.webp'),
    images: [
      image('services/06-energy-audit-metering.webp'),
      image('services/04-thermographic-inspection.webp'),
    ],
  },
  {
    title: 'VDX 750 Variable-Frequency Drive',
    shortDescription:
      '75 kW, 400 V drive with EMC filter and DC choke built in, for pumps, fans and conveyors.',
    fullDescription:
      'Rated 148 A continuously and 110 % for a minute at 40 °C, in an IP21 enclosure that mounts side by side without a gap. The DC choke keeps the current distortion at rated load below 40 %, which most industrial supplies take without a filter.\n\nSafe torque off reaches SIL 3 and is wired on terminals, without an option card. Parameters are kept on a memory plug: a failed drive is exchanged in a quarter of an hour by whoever is on shift.\n\nThe same keypad and firmware serve the whole range from 0.75 to 250 kW.',
    category: 'Automation and Control',
    price: 6890,
    mainImageUrl: image('products/04-variable-frequency-drive.webp'),
    images: [image('categories/02-automation-control.webp')],
  },
  {
    title: 'PLC Control Panel',
    shortDescription: 'Wired, programmed and tested control panel with operator terminal, ready to connect.',
    fullDescription:
      'Built to your process from standard parts: controller, remote inputs and outputs, safety relay, motor starters and a 12-inch operator terminal, in a steel enclosure with 25 % spare room.\n\nWires are numbered at both ends and appear under the same number in the drawings. The program is tested against simulated signals, and you are invited to the factory acceptance test.\n\nDelivered with drawings, parts list, program source and a declaration of conformity to IEC 60204-1.',
    category: 'Automation and Control',
    mainImageUrl: image('products/05-plc-control-panel.webp'),
    images: [
      image('services/02-industrial-automation-plc.webp'),
      image('categories/04-safety-monitoring.webp'),
    ],
  },
  {
    title: 'Busbar Trunking BT 800',
    shortDescription: '800 A copper trunking in lengths of 3 m, IP55, with a tap-off point every 600 mm.',
    fullDescription:
      'Trunking to IEC 61439-6 with solid copper conductors, tin-plated at the joints. One bolt closes a joint; its head shears at the right torque, so that a glance tells whether it has been tightened.\n\nTap-off boxes from 32 to 250 A are plugged in under voltage, with an interlock that opens their switch first. A production line can be moved in an afternoon.\n\nThe price is for one straight length with its joint block. Elbows, feed units and fire barriers are priced by drawing.',
    category: 'Power Distribution',
    price: 1240,
    mainImageUrl: image('products/06-busbar-trunking.webp'),
    images: [image('company/04-copper-busbars.webp')],
  },
  {
    title: 'UPS 200 with Battery Cabinet',
    shortDescription: '200 kVA double-conversion UPS with lithium battery cabinet: 15 minutes at full load.',
    fullDescription:
      'A three-phase UPS of class VFI-SS-111 to IEC 62040-3 with 96.5 % efficiency in double conversion, down to 40 % load. Up to six units run in parallel without a common control.\n\nThe battery cabinet holds lithium iron phosphate modules with their own management system. They are designed for 15 years at 25 °C and are exchanged one by one, from the front, while the load stays supplied.\n\nThe price includes both cabinets, delivery and commissioning on a prepared floor.',
    category: 'Safety and Monitoring',
    price: 64_500,
    isNew: true,
    mainImageUrl: image('products/07-ups-battery-cabinet.webp'),
    images: [image('events/04-product-launch.webp')],
  },
  {
    title: 'EV Charging Station 150 kW',
    shortDescription: '150 kW DC charger with two CCS cables that share its power between vehicles.',
    fullDescription:
      'One cabinet, two outlets, and power modules of 30 kW that are given to whichever vehicle can use them. With one module out of order it goes on charging at 120 kW.\n\nSeveral chargers share a connection through our load manager, which follows the measured import of the site and leaves priority to production. OCPP 2.0.1 is standard, and no subscription is needed.\n\nThe cables need no liquid cooling and hang from a balancer. Operating range is −30 to +50 °C.',
    category: 'Renewable Energy and Storage',
    price: 38_900,
    isNew: true,
    isEcoFriendly: true,
    mainImageUrl: image('products/08-ev-charging-station.webp'),
    images: [image('events/01-trade-fair-booth.webp')],
  },
  {
    title: 'VSI 110 Solar String Inverter',
    shortDescription:
      '110 kW inverter for strings up to 1100 V DC, IP66, with arc-fault detection on every input.',
    fullDescription:
      'Ten MPP trackers with two strings each, 98.6 % peak efficiency, full output up to 45 °C ambient. The enclosure is IP66 and stands outdoors without a roof.\n\nArc-fault detection to IEC 63027 and residual-current monitoring are built in. Reactive power is available at night, which often spares a compensation unit.\n\nReadings and limits are exchanged over SunSpec Modbus, so that any plant controller can lead it.',
    category: 'Renewable Energy and Storage',
    price: 5480,
    isEcoFriendly: true,
    mainImageUrl: image('products/09-solar-string-inverter.webp'),
    images: [
      image('services/05-renewable-integration.webp'),
      image('company/03-wind-solar-dawn.webp'),
      image('categories/03-renewable-energy-storage.webp'),
    ],
  },
]
