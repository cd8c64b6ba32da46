/** What the demo's images show, for people who cannot see them. */
export const alternativeTexts: Record<string, string> = {
  'products/01-power-transformer.webp':
    'Oil-filled power transformer with radiators, cooling fans, bushings and conservator',
  'products/02-medium-voltage-switchgear.webp':
    'Four-panel metal-clad medium-voltage switchgear with protection relays and mimic diagrams',
  'products/03-low-voltage-distribution-board.webp':
    'Low-voltage distribution board with moulded-case and miniature circuit breakers beside a metering cabinet',
  'products/04-variable-frequency-drive.webp': 'Two variable-frequency drives with lit keypads',
  'products/05-plc-control-panel.webp':
    'PLC control panel with wired backplate and operator terminal with emergency stop',
  'products/06-busbar-trunking.webp':
    'Busbar trunking section with joint block, tap-off box and exposed copper conductors',
  'products/07-ups-battery-cabinet.webp':
    'UPS cabinet with touch display next to an open battery cabinet with orange links',
  'products/08-ev-charging-station.webp':
    'Free-standing 150 kW EV charging station with two cables and a light line',
  'products/09-solar-string-inverter.webp':
    'Solar string inverter on its stand with display and connected string cables',
  'services/01-power-distribution-design.webp':
    'Glowing single-line diagram as a table top with a scale model of transformer and switchgear on it',
  'services/02-industrial-automation-plc.webp':
    'Close-up of a PLC rack with status lights and neatly routed wiring',
  'services/03-switchgear-installation.webp':
    'Withdrawn vacuum circuit breaker on a trolley in front of an open switchgear panel',
  'services/04-thermographic-inspection.webp':
    'Hand-held thermal imager showing a hot joint on a circuit breaker panel',
  'services/05-renewable-integration.webp': 'Rows of solar modules and wind turbines at sunrise',
  'services/06-energy-audit-metering.webp':
    'Power meters and analogue instruments on a panel with a tablet showing an energy dashboard',
  'categories/01-power-distribution.webp':
    'Power transformer with high-voltage bushings seen from below against a dusk sky',
  'categories/02-automation-control.webp': 'Operator terminal beside a bank of variable-frequency drives',
  'categories/03-renewable-energy-storage.webp':
    'Battery storage containers with solar rows and wind turbines at dawn',
  'categories/04-safety-monitoring.webp':
    'Emergency stop on a control desk with a signal tower and a monitoring wall behind',
  'company/01-substation-dusk.webp':
    'High-voltage substation at dusk with lattice gantries, insulator strings and a power transformer in the foreground',
  'company/02-switchgear-room.webp':
    'Long row of medium-voltage switchgear cabinets with glowing indicators in a clean electrical room',
  'company/03-wind-solar-dawn.webp':
    'Solar field, wind turbines and a compact transformer station under a dawn sky',
  'company/04-copper-busbars.webp':
    'Close-up of bolted copper busbars on red insulators with cable lugs, shallow depth of field',
  'company/social-share.webp': 'Voltaris Engineering: Power systems, engineered to last',
  'events/01-trade-fair-booth.webp':
    'Voltaris trade fair booth with switchgear, charging station and reception counter',
  'events/02-training-room.webp': 'Training room with laptops on desks and a slide about protection relays',
  'events/03-site-visit.webp': 'Hard hats and a tablet on a cable drum in front of a substation',
  'events/04-product-launch.webp': 'New UPS on a lit stage in front of a large screen with light beams',
  'references/01-calderfold-substation.webp':
    'New 33 kV substation beside a paper mill: transformer with fire wall and a prefabricated switchgear building on piles',
  'references/01-calderfold-before.webp':
    'Switchboard of 1979 in grey-green paint with round meters, bakelite relays, levers and rust at the edges',
  'references/01-calderfold-after.webp':
    'The same switch room with new medium-voltage panels, digital relays and a clean floor',
  'references/02-st-brannoc-theatre.webp':
    'Operating theatre with surgical lamps, table and a supply panel on the wall that shows insulation and battery time',
  'references/02-st-brannoc-trailer.webp':
    'Trailer with temporary distribution boards beside a hospital wing in the evening',
  'references/03-fenwick-quarry.webp':
    'Rows of solar modules on the floor of an old quarry, string inverters and a transformer station in front of the rock face',
  'references/04-humber-cold-store.webp':
    'Aisle of a cold store between pallet racks, an air cooler at the ceiling and a portable energy meter in front',
  'references/04-humber-before.webp':
    'Old fan control in a rusty steel box: mechanical time switches, contactors, porcelain fuses and tangled wiring',
  'references/04-humber-after.webp':
    'The same wall with a wired control panel, three variable-frequency drives and an energy display',
  'news/01-paper-mill.webp': 'Rolls of paper stacked in a mill hall in front of the reel of a paper machine',
  'news/02-training-bay.webp':
    'Training bay with an open switchgear panel, a withdrawn breaker and a relay tester on a trolley',
  'news/03-copper-on-the-scale.webp': 'Cut and punched copper bars on a bench scale that reads 48.62 kg',
}
