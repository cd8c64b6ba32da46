import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { change } from './content/change.ts'
import { addUser, hasUsers } from './features/accounts/users.ts'
import { partnersStore } from './features/partners/table.ts'
import type { Database } from './platform/db.ts'
import { imageOfDrawing } from './platform/images.ts'
import type { Storage } from './platform/storage.ts'

const pictures = new URL('../demo/', import.meta.url)

type Demo = { db: Database; storage: Storage; owner: { email: string; password?: string } }

/** Fills an empty database with a believable company and an owner who can sign in. False when it was in use. */
export async function loadDemo({ db, storage, owner }: Demo): Promise<boolean> {
  if (await hasUsers(db)) return false
  const password = owner.password ?? randomBytes(9).toString('base64url')
  const filled = change(db, { _id: null, name: 'Demo content' }, async (open) => {
    await addUser(open.tx, { name: 'Demo Owner', email: owner.email, password, role: 'owner' })
    for (const { file, ...partner } of partners) {
      const { body, key } = await imageOfDrawing(await readFile(new URL(`partners/${file}`, pictures)))
      await partnersStore.create(open, { ...partner, logo: await storage.put('partners', key, body) })
    }
  })
  await filled.catch((error) => {
    // Another copy that started at the same time was faster: its owner has the address already.
    if (error.code !== 'email_taken') throw error
  })
  if (!owner.password) console.log(`Demo sign-in: ${owner.email} / ${password}`)
  return true
}

const partners = [
  {
    file: '01-norrkabel.svg',
    name: 'Norrkabel',
    website: 'norrkabel.example',
    description:
      'Medium and high voltage cable systems from our drums to your terminations, drum-tested in the north.',
  },
  {
    file: '02-solvanta.svg',
    name: 'Solvanta',
    website: 'https://solvanta.example',
    description: 'Utility-scale solar fields and the inverters that tie them to the grid without a ripple.',
  },
  {
    file: '03-kestrin-automation.svg',
    name: 'Kestrin Automation',
    website: 'https://kestrin.example',
    description: 'Controllers, drives and the engineering tools that keep production lines in step.',
  },
  {
    file: '04-ohmera.svg',
    name: 'Ohmera',
    website: 'ohmera.example',
    description: 'Precision metering and power-quality analysers, calibrated in their own laboratory.',
  },
  {
    file: '05-lindqvar-metals.svg',
    name: 'Lindqvar Metals',
    website: 'https://lindqvar.example',
    description: 'Rolled, plated and punched copper: the busbars inside every board that we build.',
  },
  {
    file: '06-ferrumo.svg',
    name: 'Ferrumo',
    website: 'https://ferrumo.example',
    description: 'Enclosures and racks that take a short circuit and stay shut.',
  },
  {
    file: '07-zephyrna-wind.svg',
    name: 'Zephyrna Wind',
    website: 'zephyrna.example',
    description:
      'Wind parks from survey to first rotation, with grid connection by our protection engineers.',
  },
  {
    file: '08-torvane.svg',
    name: 'Torvane',
    website: 'https://torvane.example',
    description: 'Power transformers from 1 to 160 MVA, built quiet and rated for forty summers.',
  },
]
