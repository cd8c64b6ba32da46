import { readFile } from 'node:fs/promises'
import { standardLook } from '@busbar/contract'
import sharp from 'sharp'
import type { DatasheetContent } from '../src/datasheets/content.ts'
import { headerGround } from '../src/datasheets/sheet.ts'
import { imageForPrint } from '../src/platform/pdf/image-for-print.ts'

const demo = new URL('../demo/', import.meta.url)
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 420" fill="none" stroke="#0b1420" stroke-width="2">
<rect x="120" y="60" width="260" height="280"/><rect x="560" y="60" width="180" height="280"/>
<path d="M120 370h260M120 360v20M380 360v20M780 60v280M770 60h20M770 340h20M560 370h180M560 360v20M740 360v20"/>
<g stroke="none" fill="#0b1420" font-family="sans-serif" font-size="22" text-anchor="middle"><text x="250" y="402">600</text><text x="650" y="402">1395</text><text x="830" y="208">2250</text></g></svg>`

/** A datasheet as a firm would have it, with the images of the demo company. */
export async function datasheetContent(): Promise<DatasheetContent> {
  const look = standardLook
  const read = (file: string) => readFile(new URL(file, demo))
  const [image, logo, drawn] = await Promise.all([
    imageForPrint(await read('products/02-medium-voltage-switchgear.webp'), 'photo'),
    imageForPrint(
      await sharp(await read('company/logo.svg'))
        .webp()
        .toBuffer(),
      'logo',
      headerGround(look),
    ),
    imageForPrint(await sharp(Buffer.from(drawing), { density: 144 }).webp().toBuffer(), 'drawing'),
  ])
  return {
    language: 'en',
    firm: {
      name: 'Amperion Engineering',
      addressLines: ['Conductor Works', '18 Armature Road', 'Sheffield S9 0XX', 'United Kingdom'],
      email: 'office@amperion.example',
      phone: '+44 114 496 0180',
      website: 'www.amperion.example',
      logo,
      look,
    },
    product: {
      title: 'Medium-voltage switchgear VMX 24',
      shortDescription:
        'Metal-clad, withdrawable switchgear for primary distribution up to 24 kV. Each panel is tested for internal arc on all four sides, and its circuit breaker can be changed in twenty minutes while the busbar stays live.',
      category: 'Power distribution',
      lifecycle: null,
      keyFigures: [
        { name: 'Rated voltage', value: '24 kV' },
        { name: 'Rated current, busbar', value: '630–2500 A' },
        { name: 'Short-time withstand current, 3 s', value: '31.5 kA' },
        { name: 'Internal arc classification', value: 'IAC AFLR' },
      ],
      groups: [
        {
          title: 'Ratings',
          rows: [
            { name: 'Rated voltage', value: '24 kV' },
            { name: 'Rated frequency', value: '50 Hz, 60 Hz' },
            { name: 'Power-frequency withstand voltage, 1 min', value: '50 kV' },
            { name: 'Lightning impulse withstand voltage', value: '125 kV' },
            { name: 'Rated current, busbar', value: '630–2500 A' },
            { name: 'Short-time withstand current, 3 s', value: '31.5 kA' },
            { name: 'Contact resistance', value: '≤ 35 µΩ' },
          ],
        },
        {
          title: 'Safety and standards',
          rows: [
            {
              name: 'Standards',
              value: 'IEC 62271-1, IEC 62271-100, IEC 62271-102, IEC 62271-200, IEC 62271-213',
            },
            { name: 'Internal arc classification', value: 'IAC AFLR 31.5 kA, 1 s' },
            { name: 'Loss of service continuity', value: 'LSC2B' },
            { name: 'Partition class', value: 'PM' },
            { name: 'Degree of protection', value: 'IP4X (external), IP2X (between compartments)' },
          ],
        },
        {
          title: 'Environment',
          rows: [
            { name: 'Ambient temperature', value: '−5 to 40 °C' },
            { name: 'Highest altitude without derating', value: '1000 m' },
            { name: 'Relative humidity, 24 h average', value: '≤ 95 %' },
          ],
        },
        {
          title: 'Dimensions and weight',
          rows: [
            { name: 'Width', value: '600 mm, 800 mm, 1000 mm' },
            { name: 'Height', value: '2250 mm' },
            { name: 'Depth', value: '1395 mm' },
            { name: 'Weight of a feeder panel', value: '720 kg' },
          ],
        },
      ],
      variants: {
        columns: ['Rated current', 'Breaking current', 'Width', 'Weight'],
        rows: [
          {
            orderCode: 'VMX24-0630-25',
            name: 'Feeder panel',
            values: ['630 A', '25 kA', '600 mm', '690 kg'],
          },
          {
            orderCode: 'VMX24-1250-25',
            name: 'Feeder panel',
            values: ['1250 A', '25 kA', '800 mm', '790 kg'],
          },
          {
            orderCode: 'VMX24-1250-31',
            name: 'Feeder panel',
            values: ['1250 A', '31.5 kA', '800 mm', '820 kg'],
          },
          {
            orderCode: 'VMX24-2500-31',
            name: 'Incomer',
            values: ['2500 A', '31.5 kA', '1000 mm', '1140 kg'],
          },
          {
            orderCode: 'VMX24-2500-31-BC',
            name: 'Bus coupler',
            values: ['2500 A', '31.5 kA', '1000 mm', '1180 kg'],
          },
          { orderCode: 'VMX24-VT', name: 'Measuring panel', values: ['', '', '800 mm', '640 kg'] },
        ],
      },
      image: { ...image, alt: 'A row of closed switchgear panels with their control compartments' },
      drawing: { ...drawn, alt: 'Front and side view: 600 mm wide, 2250 mm high, 1395 mm deep' },
      address: 'https://www.amperion.example/products/medium-voltage-switchgear',
    },
    revision: { number: 7, date: '18 November 2026', changedAt: new Date('2026-11-18T09:30:00Z') },
  }
}
