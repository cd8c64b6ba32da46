import { expect, test } from 'vitest'
import { filesIn, storeImages } from './store-images.ts'

const file = (name: string) => new File(['x'], name)

test('each chosen file gives way to its address, wherever it stands; the rest stays', async () => {
  const asked: string[] = []
  const stored = await storeImages(
    { title: 'Relay', logo: file('a'), images: ['/uploads/b.webp', file('c'), file('d')] },
    async ({ name }, field) => {
      asked.push(field)
      // The first of them takes longest.
      if (name === 'c') await new Promise((resolve) => setTimeout(resolve, 20))
      return `/uploads/${name}.webp`
    },
  )
  expect(stored).toEqual({
    title: 'Relay',
    logo: '/uploads/a.webp',
    images: ['/uploads/b.webp', '/uploads/c.webp', '/uploads/d.webp'],
  })
  expect(asked).toEqual(['logo', 'images', 'images'])
})

test('finds every chosen file, in lists and in blocks', () => {
  const [a, b] = [file('a'), file('b')]
  const values = {
    title: 'Relay',
    logo: a,
    body: [{ kind: 'gallery', images: ['/uploads/c.webp', b] }],
    price: null,
  }
  expect(filesIn(values)).toEqual([a, b])
})

test('a file that cannot be stored is told', async () => {
  const failing = storeImages({ images: [file('a')] }, () => Promise.reject(new Error('No room')))
  await expect(failing).rejects.toThrow('No room')
})
